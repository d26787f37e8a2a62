import type { Interval } from "./agrestiCoullInterval.ts";
import { compensatedSum } from "./compensatedSum.ts";
import { criticalValue } from "./criticalValue.ts";
import { exp } from "./exp.ts";
import { expm1 } from "./expm1.ts";
import { forEachProblem } from "./forEachProblem.ts";
import { log } from "./log.ts";
import { passAtKVarianceJeffreys } from "./passAtKVarianceJeffreys.ts";
import { passAtKVarianceUnbiased } from "./passAtKVarianceUnbiased.ts";
import { wilsonInterval } from "./wilsonInterval.ts";

/**
 * Interval for the true pass@k of these very problems: Wilson's, with as many trials as the standard error is worth.
 *
 * That error is between the unbiased variance, too often 0, and the Jeffreys one, too often large. Where no sample or every
 * possible draw succeeded nothing varies, and the limit comes from how likely that was; exact where all n are equal.
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
  const mean = compensatedSum(scores) / problems;
  const logTail = log((1 - confidence) / 2);
  let fewest = Infinity;
  for (let i = 0; i < problems; i++) fewest = Math.min(fewest, n[i]);
  if (scores.every((score) => score === 0)) return { low: 0, high: -expm1((k * logTail) / (problems * fewest)) };
  if (scores.every((score) => score === 1)) return { low: exp(logTail / (problems * Math.floor(fewest / k))), high: 1 };
  const variances = forEachProblem(n, c, (samples, correct) => balancedVariance(samples, correct, k));
  const trials = (problems * problems * mean * (1 - mean)) / compensatedSum(variances);
  return wilsonInterval(mean, trials, z);
}

function balancedVariance(n: number, c: number, k: number): number {
  const jeffreys = passAtKVarianceJeffreys(n, c, k);
  return n < 2 * k ? jeffreys : (passAtKVarianceUnbiased(n, c, k) + jeffreys) / 2;
}
