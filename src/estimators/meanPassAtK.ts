import { compensatedSum } from "./compensatedSum.ts";
import { problemScores } from "./problemScores.ts";

/**
 * pass@k of a benchmark: the mean of passAtK over its problems, each of which counts the same.
 *
 * @param n - Samples recorded of each problem, whole numbers from 1 to 2^53-1.
 * @param c - How many of them are correct, as long as n.
 * @param k - Samples drawn, a whole number from 1 to the smallest n.
 * @returns The mean, from 0 to 1, within 1e-15 relative.
 * @throws {@link DomainError} as passAtK, and "notEstimable" where there is no problem.
 * Source: Chen et al. 2021, Evaluating Large Language Models Trained on Code, equation 1.
 * @example meanPassAtK([10, 10], [10, 0], 5) // 0.5
 */
export function meanPassAtK(n: ArrayLike<number>, c: ArrayLike<number>, k: number): number {
  return meanOfScores(problemScores(n, c, k));
}

/** The mean of the problems' scores, one or more. */
export function meanOfScores(scores: Float64Array): number {
  return compensatedSum(scores) / scores.length;
}
