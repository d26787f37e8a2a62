import { checkTarget, type ErrorTarget, fixedVariance, sampledError } from "./benchmarkError.ts";
import { problemScores } from "./problemScores.ts";

/**
 * Standard error of meanPassAtK.
 *
 * @param n - Samples recorded of each problem, whole numbers from 1 to 2^53-1.
 * @param c - How many of them are correct, as long as n.
 * @param k - Samples drawn, a whole number from 1 to the smallest n.
 * @param about - target 0 (default): problems are a sample of a wider population, s / sqrt(N). target 1: they are fixed,
 * sqrt(sum V) / N with V passAtKVarianceUnbiased, or passAtKVarianceJeffreys where n < 2k. target M > 1, at least N: N problems
 * drawn from a benchmark of M, sqrt([s^2 - N/M (s^2 - mean V)] / N). cluster: a label for each problem, CR1, with target 0.
 * @returns The standard error, 0 or more, a fraction as pass@k is.
 * @throws {@link DomainError} as meanPassAtK; "invalid" for another target; "notEstimable" for fewer than 2 problems (unless
 * they are fixed) or fewer than 2 clusters.
 * Source: Miller 2024, Adding Error Bars to Evals, equations 1 and 4; Cochran 1977, Sampling Techniques, for M.
 * @example passAtKStandardError([4, 4, 4], [3, 0, 1], 1) // 0.22047927592204922
 */
export function passAtKStandardError(
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  k: number,
  about: ErrorTarget = {},
): number {
  const scores = problemScores(n, c, k);
  checkTarget(about, scores.length);
  return Math.sqrt(about.target === 1 ? fixedVariance(n, c, k) : sampledError(scores, n, c, k, about).variance);
}
