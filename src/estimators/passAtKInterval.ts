import { agrestiCoullInterval, clipped, type Interval } from "./agrestiCoullInterval.ts";
import { checkTarget, type ErrorTarget, sampledError } from "./benchmarkError.ts";
import { criticalValue } from "./criticalValue.ts";
import { DomainError } from "./domainError.ts";
import { fixedInterval } from "./fixedInterval.ts";
import { problemScores } from "./problemScores.ts";
import { wilsonInterval } from "./wilsonInterval.ts";

export const INTERVAL_METHODS = ["ac", "t", "z", "wilson"] as const;

export interface IntervalOptions extends ErrorTarget {
  /** Above 0 and below 1; 0.95 by default. */
  confidence?: number;
  /** "ac" by default; "wilson" is the only one where target is 1, and the default there. */
  method?: (typeof INTERVAL_METHODS)[number];
}

/**
 * Confidence interval for the mean pass@k.
 *
 * @param n - Samples recorded of each problem, whole numbers from 1 to 2^53-1.
 * @param c - How many of them are correct, as long as n.
 * @param k - Samples drawn, a whole number from 1 to the smallest n.
 * @param options - confidence, target and cluster (see passAtKStandardError), and method. "ac": Agresti-Coull-type t, which
 * keeps its confidence also near 0 and 1; "t" and "z": mean +- quantile x standard error; "wilson": with as many trials as the
 * standard error is worth. With target 1 always Wilson's, of the mean of unbiased and Jeffreys variances.
 * @returns low and high, from 0 to 1.
 * @throws {@link DomainError} as passAtKStandardError, and "invalid" for another confidence or method.
 * Source: Agresti & Coull 1998; Wilson 1927; Miller 2024, equation 2. How often each covers the truth: the coverage study.
 * @example passAtKInterval([4, 4, 4], [3, 0, 1], 1, { method: "wilson" }) // { low: 0.0819…, high: 0.7369… }
 */
export function passAtKInterval(
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  k: number,
  options: IntervalOptions = {},
): Interval {
  return scoresInterval(problemScores(n, c, k), n, c, k, options);
}

/** passAtKInterval where the problems' scores are known already. */
export function scoresInterval(
  scores: Float64Array,
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  k: number,
  { confidence = 0.95, method, ...about }: IntervalOptions,
): Interval {
  checkTarget(about, scores.length);
  checkMethod(method, about.target);
  if (about.target === 1) return fixedInterval(scores, n, c, k, confidence);
  const { mean, rest, between, variance, df } = sampledError(scores, n, c, k, about);
  const problems = scores.length;
  const error = Math.sqrt(variance);
  const z = criticalValue(confidence);
  if (method === "z") return clipped(mean, z * error);
  if (method === "wilson") return wilsonInterval(mean, rest, error > 0 ? (mean * rest) / variance : problems, z);
  const t = criticalValue(confidence, df);
  if (method === "t") return clipped(mean, t * error);
  const ratio = between > 0 ? (variance * problems) / between : 1;
  const size = problems / (about.cluster ? Math.max(1, ratio) : ratio);
  return agrestiCoullInterval(mean, (between * (problems - 1)) / problems, size, z, t);
}

function checkMethod(method: IntervalOptions["method"], target: number | undefined): void {
  if (method === undefined) return;
  const allowed: readonly string[] = target === 1 ? ["wilson"] : INTERVAL_METHODS;
  if (allowed.includes(method)) return;
  const rule = target === 1 ? '"wilson" or omitted where target is 1' : '"ac", "t", "z" or "wilson"';
  throw new DomainError("invalid", "method", rule, `"${method}"`);
}
