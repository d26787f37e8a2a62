import type { Interval } from "./agrestiCoullInterval.ts";
import { compensatedSum } from "./compensatedSum.ts";
import { criticalValue } from "./criticalValue.ts";
import { exp } from "./exp.ts";
import { expm1 } from "./expm1.ts";
import { forEachProblem } from "./forEachProblem.ts";
import { log } from "./log.ts";
import { meanOfScores } from "./meanPassAtK.ts";
import { passAtKVarianceJeffreys } from "./passAtKVarianceJeffreys.ts";
import { passAtKVarianceUnbiased } from "./passAtKVarianceUnbiased.ts";
import { problemFailures } from "./problemFailures.ts";
import { wilsonInterval } from "./wilsonInterval.ts";

/**
 * Interval for the true pass@k of these very problems: Wilson's, with as many trials as the standard error is worth.
 *
 * That error is between the unbiased variance, too often 0, and the Jeffreys one, too often large; near 1 it may even exceed
 * sqrt(m(1-m)/N), which no mean m of N fractions can, so the trials are N at least. Where no sample or every possible draw
 * succeeded nothing varies, and the limit comes from how likely that was; exact where all n are equal.
 */
export function fixedInterval(
  scores: Float64Array,
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  k: number,
  confidence: number,
): Interval {
  const z = criticalValue(confidence);
  const problems = scores.length;
  const mean = meanOfScores(scores);
  const failures = problemFailures(scores, n, c, k);
  const rest = failures ? meanOfScores(failures) : 1 - mean;
  const logTail = log((1 - confidence) / 2);
  let fewest = Infinity;
  let isCertain = true;
  for (let i = 0; i < problems; i++) {
    fewest = Math.min(fewest, n[i]);
    isCertain &&= n[i] - c[i] < k;
  }
  if (scores.every((score) => score === 0)) return { low: 0, high: -expm1((k * logTail) / (problems * fewest)) };
  if (isCertain) return { low: exp(logTail / (problems * Math.floor(fewest / k))), high: 1 };
  const variances = forEachProblem(n, c, (samples, correct) => balancedVariance(samples, correct, k));
  const trials = Math.max(problems, (problems * problems * mean * rest) / compensatedSum(variances));
  return wilsonInterval(mean, rest, trials, z);
}

function balancedVariance(n: number, c: number, k: number): number {
  const jeffreys = passAtKVarianceJeffreys(n, c, k);
  return n < 2 * k ? jeffreys : (passAtKVarianceUnbiased(n, c, k) + jeffreys) / 2;
}
