import { checkCounts, checkDraws } from "./checkCounts.ts";
import { compensatedSum } from "./compensatedSum.ts";
import { distinctCounts } from "./distinctCounts.ts";
import { DomainError } from "./domainError.ts";
import { addPilotComponents } from "./pilotComponents.ts";
import { checkProblems, problemScores } from "./problemScores.ts";
import { sampleVariance } from "./sampleVariance.ts";
import { withinProblemVariances } from "./withinProblemVariances.ts";

/** A plan's cost grows with the smaller of k and the most correct samples. */
const MOST_COMPONENTS = 65536;
/** So far above se^2, relatively, a variance still meets it: sums and squares that are equal are rounded some dozen times. */
const TIE = 1 + 2 ** -46;

/**
 * How many samples per problem bring the standard error of the mean pass@k down to a wanted one, judged from a pilot.
 *
 * The variance within a problem at n' samples is estimated without bias by sum_j w_j(n') (R_(2k-j) - R_(2k)), w_j(n') =
 * C(k, j) C(n'-k, k-j) / C(n', k), which is sum_m C(k, m) / C(n', m) of the pilot's components; the variance between problems, s^2 less the pilot's own within-problem part, stays.
 *
 * @param n - Samples recorded of each problem in the pilot, whole numbers, at least 2k.
 * @param c - How many of them are correct, as long as n.
 * @param k - Samples drawn, a whole number of 1 or more.
 * @param se - Wanted standard error, above 0.
 * @param target - 0 (default): the problems are a sample of a wider population; 1: they are fixed.
 * @returns The smallest whole number of samples, k or more, whose predicted standard error is at most se, to 14 digits.
 * @throws {@link DomainError} "invalid" for bad counts, se or target; "notEstimable" where a pilot's n is below 2k, where no
 * number of samples reaches se, where k and a problem's c both exceed 65536, and for fewer than 2 problems with target 0.
 * Source: Hoeffding 1948, section 5, for the weights; R_m is the unbiased estimate of (1-p)^m.
 * @example planSamples([20, 20], [3, 8], 1, 0.05, 1) // 39
 */
export function planSamples(n: ArrayLike<number>, c: ArrayLike<number>, k: number, se: number, target = 0): number {
  if (!(se > 0)) throw new DomainError("invalid", "se", "above 0", se);
  if (target !== 0 && target !== 1) throw new DomainError("invalid", "target", "0 or 1", target);
  checkPilot(n, c, k);
  const problems = n.length;
  const between = target === 0 ? betweenVariance(n, c, k) : 0;
  const components = pilotComponents(n, c, k);
  const variance = (samples: number) => (between + within(components, samples, k) / problems) / problems;
  const isEnough = (samples: number) => variance(samples) <= se * se * TIE;

  let enough = k;
  while (!isEnough(enough)) {
    if (enough === Number.MAX_SAFE_INTEGER) {
      const rule = `above ${Math.sqrt(variance(enough))}, which no number of samples per problem up to ${enough} gets below`;
      throw new DomainError("notEstimable", "se", rule, se);
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
  if (n.length < 2)
    throw new DomainError("notEstimable", "n", "counts of 2 problems or more, or of fixed ones (target 1)", n.length);
  const variance = sampleVariance(problemScores(n, c, k));
  return Math.max(0, variance - compensatedSum(withinProblemVariances(n, c, k)) / n.length);
}

/** The components of the variance within problems, summed over the pilot. */
function pilotComponents(n: ArrayLike<number>, c: ArrayLike<number>, k: number): Float64Array {
  const pairs = distinctCounts(n, c);
  const last = Math.min(
    k,
    pairs.c.reduce((most, correct) => Math.max(most, correct), 0),
  );
  if (last > MOST_COMPONENTS) {
    const rule = `at most ${MOST_COMPONENTS} in a plan, where more samples than that are correct`;
    throw new DomainError("notEstimable", "k", rule, k);
  }
  const problems = new Float64Array(pairs.n.length);
  for (const pair of pairs.index) problems[pair]++;
  const components = new Float64Array(last + 1);
  pairs.n.forEach((samples, pair) => addPilotComponents(samples, pairs.c[pair], k, problems[pair], components));
  return components;
}

/** The sum of C(k, m) / C(samples, m) components[m], by its ratios. */
function within(components: Float64Array, samples: number, k: number): number {
  let share = 1;
  let sum = 0;
  for (let m = 1; m < components.length && share > 0; m++) {
    share *= (k - m + 1) / (samples - m + 1);
    sum += share * components[m];
  }
  return sum;
}
