import { compensatedSum } from "./compensatedSum.ts";
import { DomainError } from "./domainError.ts";

/**
 * The variance of a mean of values that come in clusters, and its degrees of freedom, G - 1 for G clusters.
 *
 * CR1: G/(G-1) sum_g (sum of the cluster's deviations)^2 / N^2 (Miller 2024, Adding Error Bars to Evals, equation 4, with the
 * small-sample factor, without which intervals over few clusters are too narrow).
 *
 * `rounding` is what rounding may have left in each value: a cluster's sum that is no larger than that makes is 0.
 */
export function clusteredVariance(
  values: Float64Array,
  cluster: ArrayLike<unknown>,
  rounding: number,
): { variance: number; df: number } {
  if (cluster.length !== values.length) {
    throw new DomainError("invalid", "cluster", `as long as n, ${values.length} problems`, cluster.length);
  }
  const fromFirst = values.map((value) => value - values[0]);
  const shift = compensatedSum(fromFirst) / values.length;
  const sums = new Map<unknown, { sum: number; size: number }>();
  fromFirst.forEach((value, i) => {
    const { sum, size } = sums.get(cluster[i]) ?? { sum: 0, size: 0 };
    sums.set(cluster[i], { sum: sum + (value - shift), size: size + 1 });
  });
  if (sums.size < 2) {
    throw new DomainError("notEstimable", "cluster", "labels of 2 or more clusters for a standard error", sums.size);
  }
  let squares = 0;
  for (const { sum, size } of sums.values()) if (Math.abs(sum) > size * rounding) squares += sum * sum;
  const df = sums.size - 1;
  return { variance: ((squares / (values.length * values.length)) * sums.size) / df, df };
}
