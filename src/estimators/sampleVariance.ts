import { compensatedSum } from "./compensatedSum.ts";

/** The N values' variance about their mean with divisor N-1; exactly 0 where all values are equal, NaN for one value. */
export function sampleVariance(values: Float64Array): number {
  const fromFirst = values.map((value) => value - values[0]);
  const shift = compensatedSum(fromFirst) / values.length;
  const squares = fromFirst.map((value) => (value - shift) * (value - shift));
  return compensatedSum(squares) / (values.length - 1);
}
