import { clusteredVariance } from "./clusteredVariance.ts";
import { compensatedSum } from "./compensatedSum.ts";
import { DomainError } from "./domainError.ts";
import { meanOfScores } from "./meanPassAtK.ts";
import { problemFailures } from "./problemFailures.ts";
import { roundingOf } from "./roundingOf.ts";
import { sampleVariance } from "./sampleVariance.ts";
import { withinProblemVariances } from "./withinProblemVariances.ts";

/** What a standard error or an interval is about. */
export interface ErrorTarget {
  /** 0: the problems are a sample of a wider population; 1: they are all there is; M: they are drawn from a benchmark of M. */
  target?: number;
  /** A label for each problem; problems of one cluster may be alike. With target 0 only. */
  cluster?: ArrayLike<unknown>;
}

interface BenchmarkError {
  mean: number;
  /** 1 - mean, with its own digits where the mean is near 1. */
  rest: number;
  /** Variance between the problems' scores, divisor N-1. */
  between: number;
  /** Squared standard error of the mean. */
  variance: number;
  df: number;
}

/** The mean of the problems' scores with its squared standard error for a target other than 1. */
export function sampledError(
  scores: Float64Array,
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  k: number,
  { target = 0, cluster }: ErrorTarget,
): BenchmarkError {
  const problems = scores.length;
  if (problems < 2) {
    throw new DomainError(
      "notEstimable",
      "n",
      "counts of 2 problems or more, or of fixed ones (target 1), for a standard error",
      problems,
    );
  }
  const mean = meanOfScores(scores);
  const failures = problemFailures(scores, n, c, k);
  const values = failures ?? scores;
  const rest = failures ? meanOfScores(failures) : 1 - mean;
  const between = sampleVariance(values);
  if (cluster) return { mean, rest, between, ...clusteredVariance(values, cluster, roundingOf(values)) };
  const error = { mean, rest, between, df: problems - 1 };
  if (target === 0) return { ...error, variance: between / problems };
  const share = problems / target;
  return { ...error, variance: ((1 - share) * between) / problems + share * fixedVariance(n, c, k) };
}

/** The squared standard error of the mean where the problems are fixed: only the sampling within them is uncertain. */
export function fixedVariance(n: ArrayLike<number>, c: ArrayLike<number>, k: number): number {
  return compensatedSum(withinProblemVariances(n, c, k)) / (n.length * n.length);
}

/** Throws a DomainError unless the target is 0, 1 or a benchmark's size, and clusters come with target 0. */
export function checkTarget({ target = 0, cluster }: ErrorTarget, problems: number): void {
  if (!(target === 0 || target === 1 || (Number.isSafeInteger(target) && target >= problems))) {
    throw new DomainError("invalid", "target", `0, 1 or a whole number of at least ${problems} problems`, target);
  }
  if (cluster && target !== 0) throw new DomainError("invalid", "target", "0 where clusters are given", target);
}
