import { clusteredVariance } from "./clusteredVariance.ts";
import { criticalValue } from "./criticalValue.ts";
import { DomainError } from "./domainError.ts";
import { meanOfScores } from "./meanPassAtK.ts";
import { problemScores } from "./problemScores.ts";
import { problemFailures } from "./problemFailures.ts";
import { roundingOf } from "./roundingOf.ts";
import { sampleVariance } from "./sampleVariance.ts";
import { studentTTwoSided } from "./studentTTwoSided.ts";

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
    throw new DomainError("notEstimable", "n_a", "counts of 2 problems or more, for a standard error", a.length);
  }
  const failuresOfA = problemFailures(a, nA, cA, k);
  const failuresOfB = failuresOfA && problemFailures(b, nB, cB, k);
  const [from, to] = failuresOfB ? [failuresOfB, failuresOfA] : [a, b];
  const differences = to.map((value, problem) => value - from[problem]);
  const difference = meanOfScores(differences);
  const rounding = Math.max(roundingOf(from), roundingOf(to));
  const error = cluster
    ? clusteredVariance(differences, cluster, rounding)
    : { variance: sampleVariance(differences) / a.length, df: a.length - 1 };
  const t = criticalValue(confidence, error.df);
  if (error.variance === 0 || differences.every((one) => Math.abs(one - differences[0]) <= rounding)) {
    const same = Math.abs(difference) <= rounding ? 0 : difference;
    return { difference: same, standardError: 0, low: same, high: same, pValue: same === 0 ? 1 : 0 };
  }
  const standardError = Math.sqrt(error.variance);
  return {
    difference,
    standardError,
    low: Math.max(-1, difference - t * standardError),
    high: Math.min(1, difference + t * standardError),
    pValue: studentTTwoSided(difference / standardError, error.df),
  };
}
