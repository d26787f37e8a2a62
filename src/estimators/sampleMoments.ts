import { compensatedSum } from "./compensatedSum.ts";

/** Mean, and the N values' variance about it with divisor N-1; exactly 0 where all values are equal, NaN for one value. */
export function sampleMoments(values: Float64Array): { mean: number; variance: number } {
  const mean = compensatedSum(values) / values.length;
  const fromFirst = values.map((value) => value - values[0]);
  const shift = compensatedSum(fromFirst) / values.length;
  const squares = fromFirst.map((value) => (value - shift) * (value - shift));
  return { mean, variance: compensatedSum(squares) / (values.length - 1) };
}
