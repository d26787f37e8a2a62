import { DomainError } from "./domainError.ts";

/**
 * The variance of a mean of values that come in clusters, and its degrees of freedom, G - 1 for G clusters.
 *
 * CR1: G/(G-1) sum_g (sum of the cluster's deviations)^2 / N^2 (Miller 2024, Adding Error Bars to Evals, equation 4, with the
 * small-sample factor, without which intervals over few clusters are too narrow).
 */
export function clusteredVariance(
  values: Float64Array,
  mean: number,
  cluster: ArrayLike<unknown>,
): { variance: number; df: number } {
  if (cluster.length !== values.length) {
    throw new DomainError("invalid", "cluster", `as long as n, ${values.length} problems`, cluster.length);
  }
  const sums = new Map<unknown, number>();
  values.forEach((value, i) => sums.set(cluster[i], (sums.get(cluster[i]) ?? 0) + (value - mean)));
  if (sums.size < 2) {
    throw new DomainError("notEstimable", "cluster", "labels of 2 or more clusters for a standard error", sums.size);
  }
  let squares = 0;
  for (const sum of sums.values()) squares += sum * sum;
  const df = sums.size - 1;
  return { variance: ((squares / (values.length * values.length)) * sums.size) / df, df };
}
