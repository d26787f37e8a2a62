import { clusteredVariance } from "./clusteredVariance.ts";
import { criticalValue } from "./criticalValue.ts";
import { DomainError } from "./domainError.ts";
import { problemScores } from "./problemScores.ts";
import { sampleMoments } from "./sampleMoments.ts";
import { studentTTwoSided } from "./studentTTwoSided.ts";

/** What rounding alone can make of equal differences of two scores, in units of the largest score. */
const ROUNDING = 4 * 2 ** -53;

interface Comparison {
  difference: number;
  standardError: number;
  low: number;
  high: number;
  pValue: number;
}

/**
 * Compares two models on the same problems: paired t on the differences of their pass@k, b minus a.
 *
 * @param nA - Samples recorded of each problem from model a, whole numbers from 1 to 2^53-1.
 * @param cA - How many of them are correct, as long as nA.
 * @param nB - Samples from model b; the problems are those of nA, in the same order.
 * @param cB - How many of them are correct.
 * @param k - Samples drawn, a whole number from 1 to the smallest n.
 * @param options - confidence, above 0 and below 1, by default 0.95; cluster, a label for each problem, for CR1 errors.
 * @returns The mean difference from -1 to 1, its standard error, its interval and the two-sided p-value. Where all differences
 * are equal the error is 0, low and high are the difference, and p is 1 if it is 0 and 0 otherwise.
 * @throws {@link DomainError} as meanPassAtK; "invalid" where the models' problems differ in number, or for another confidence;
 * "notEstimable" for fewer than 2 problems or clusters.
 * Source: Student 1908; Miller 2024, Adding Error Bars to Evals, section 4.2.
 * @example comparePassAtK([4, 4, 4], [0, 1, 2], [4, 4, 4], [1, 2, 4], 1).difference // 0.3333333333333333
 */
export function comparePassAtK(
  nA: ArrayLike<number>,
  cA: ArrayLike<number>,
  nB: ArrayLike<number>,
  cB: ArrayLike<number>,
  k: number,
  { confidence = 0.95, cluster }: { confidence?: number; cluster?: ArrayLike<unknown> } = {},
): Comparison {
  const a = problemScores(nA, cA, k);
  const b = problemScores(nB, cB, k);
  if (b.length !== a.length) throw new DomainError("invalid", "n_b", `as long as n_a, ${a.length} problems`, b.length);
  if (a.length < 2) {
    throw new DomainError("notEstimable", "problems", "2 or more for a standard error", a.length);
  }
  const differences = b.map((score, problem) => score - a[problem]);
  const { mean: difference, variance: between } = sampleMoments(differences);
  const error = cluster
    ? clusteredVariance(differences, difference, cluster)
    : { variance: between / a.length, df: a.length - 1 };
  const t = criticalValue(confidence, error.df);
  const rounding = ROUNDING * Math.max(largest(a), largest(b));
  if (differences.every((one) => Math.abs(one - differences[0]) <= rounding)) {
    const same = Math.abs(difference) <= rounding ? 0 : difference;
    return { difference: same, standardError: 0, low: same, high: same, pValue: same === 0 ? 1 : 0 };
  }
  const standardError = Math.sqrt(error.variance);
  return {
    difference,
    standardError,
    low: Math.max(-1, difference - t * standardError),
    high: Math.min(1, difference + t * standardError),
    pValue: standardError > 0 ? studentTTwoSided(difference / standardError, error.df) : Number(difference === 0),
  };
}

function largest(scores: Float64Array): number {
  return scores.reduce((most, score) => Math.max(most, score), 0);
}
