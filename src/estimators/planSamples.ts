import { checkCounts, checkDraws } from "./checkCounts.ts";
import { compensatedSum } from "./compensatedSum.ts";
import { DomainError } from "./domainError.ts";
import { hypergeometricMode } from "./hypergeometricMode.ts";
import { addPilotGaps } from "./pilotGaps.ts";
import { checkProblems, problemScores } from "./problemScores.ts";
import { sampleVariance } from "./sampleVariance.ts";
import { withinProblemVariances } from "./withinProblemVariances.ts";

/**
 * How many samples per problem bring the standard error of the mean pass@k down to a wanted one, judged from a pilot.
 *
 * The variance within a problem at n' samples is estimated without bias by sum_j w_j(n') (R_(2k-j) - R_(2k)), w_j(n') =
 * C(k, j) C(n'-k, k-j) / C(n', k); the variance between problems, s^2 less the pilot's own within-problem part, stays.
 *
 * @param n - Samples recorded of each problem in the pilot, whole numbers, at least 2k.
 * @param c - How many of them are correct, as long as n.
 * @param k - Samples drawn, a whole number of 1 or more.
 * @param se - Wanted standard error, above 0.
 * @param target - 0 (default): the problems are a sample of a wider population; 1: they are fixed.
 * @returns The smallest whole number of samples, k or more, whose predicted standard error is at most se.
 * @throws {@link DomainError} "invalid" for bad counts, se or target; "notEstimable" where a pilot's n is below 2k, where no
 * number of samples reaches se, and for fewer than 2 problems with target 0.
 * Source: Hoeffding 1948, section 5, for the weights; R_m is the unbiased estimate of (1-p)^m.
 * @example planSamples([20, 20], [3, 8], 1, 0.05, 1) // 39
 */
export function planSamples(n: ArrayLike<number>, c: ArrayLike<number>, k: number, se: number, target = 0): number {
  if (!(se > 0)) throw new DomainError("invalid", "se", "above 0", se);
  if (target !== 0 && target !== 1) throw new DomainError("invalid", "target", "0 or 1", target);
  checkPilot(n, c, k);
  const problems = n.length;
  const between = target === 0 ? betweenVariance(n, c, k) : 0;
  const gaps = new Float64Array(k + 1);
  for (let i = 0; i < problems; i++) addPilotGaps(n[i], c[i], k, gaps);
  const isEnough = (samples: number) => (between + meanGap(gaps, samples, k) / problems) / problems <= se * se;

  let enough = k;
  while (!isEnough(enough)) {
    if (enough === Number.MAX_SAFE_INTEGER) {
      const floor = Math.sqrt(between / problems);
      throw new DomainError(
        "notEstimable",
        "se",
        `above ${floor}, which no number of samples per problem gets below`,
        se,
      );
    }
    enough = Math.min(2 * enough, Number.MAX_SAFE_INTEGER);
  }
  let tooFew = enough === k ? k - 1 : Math.floor(enough / 2);
  while (enough - tooFew > 1) {
    const middle = tooFew + Math.floor((enough - tooFew) / 2);
    if (isEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

function checkPilot(n: ArrayLike<number>, c: ArrayLike<number>, k: number): void {
  checkDraws(k);
  checkProblems(n, c);
  for (let i = 0; i < n.length; i++) {
    checkCounts(n[i], c[i], k);
    if (n[i] < 2 * k) throw new DomainError("notEstimable", "n", `at least 2k = ${2 * k} in the pilot`, n[i]);
  }
}

function betweenVariance(n: ArrayLike<number>, c: ArrayLike<number>, k: number): number {
  if (n.length < 2) throw new DomainError("notEstimable", "problems", "2 or more, or fixed ones (target 1)", n.length);
  const variance = sampleVariance(problemScores(n, c, k));
  return Math.max(0, variance - compensatedSum(withinProblemVariances(n, c, k)) / n.length);
}

/** The mean of gaps[J] where J counts the samples that two sets of k, drawn from `samples`, share; weights from the mode outwards. */
function meanGap(gaps: Float64Array, samples: number, k: number): number {
  const rest = samples - 2 * k;
  const mode = hypergeometricMode(samples, k, k);
  let sum = gaps[mode];
  let weights = 1;
  for (let j = mode, weight = 1; j < k && weight > 0; j++) {
    weight *= ((k - j) / (j + 1)) * ((k - j) / (rest + j + 1));
    weights += weight;
    sum += weight * gaps[j + 1];
  }
  for (let j = mode, weight = 1; j > Math.max(0, -rest) && weight > 0; j--) {
    weight *= (j / (k - j + 1)) * ((rest + j) / (k - j + 1));
    weights += weight;
    sum += weight * gaps[j - 1];
  }
  return sum / weights;
}
