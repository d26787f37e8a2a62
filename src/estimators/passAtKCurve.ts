import { checkCounts, checkDraws } from "./checkCounts.ts";
import { compensatedSum } from "./compensatedSum.ts";
import { curveDraws } from "./curveDraws.ts";
import { distinctCounts } from "./distinctCounts.ts";
import { DomainError } from "./domainError.ts";
import { spread } from "./forEachProblem.ts";
import { passAtKForEachK } from "./passAtKForEachK.ts";
import { scoresInterval } from "./passAtKInterval.ts";
import { passAtKPlugin } from "./passAtKPlugin.ts";
import { passHatKForEachK } from "./passHatKForEachK.ts";
import { checkProblems } from "./problemScores.ts";

/** How many scores of different counts are held at a time. */
const MOST_SCORES = 2 ** 22;

/** A point of the curve; what has no estimate at its k is the error that says why. */
interface CurvePoint {
  k: number;
  passAtK: number | DomainError;
  low: number | DomainError;
  high: number | DomainError;
  plugin: number | DomainError;
  passHatK: number | DomainError;
  problems: number;
}

/**
 * pass@k as a curve over k, with its interval, the plug-in estimate and pass^k, all over the same problems.
 *
 * @param n - Samples recorded of each problem, whole numbers from 1 to 2^53-1.
 * @param c - How many of them are correct, as long as n.
 * @param ks - Values of k; by default 1, 2, 5, 10, 20, 50, ... up to the smallest n, and that n.
 * @param confidence - Of the interval (passAtKInterval's default method), above 0 and below 1; 0.95 by default.
 * @returns A point for each k, in the order of ks. A k that is no whole number or above the smallest n has errors for values, a
 * single problem has them for low and high.
 * @throws {@link DomainError} where the counts themselves are bad, as meanPassAtK.
 * Source: Chen et al. 2021, equation 1, and Yao et al. 2024, section 3, for pass^k.
 * @example passAtKCurve([4, 2], [1, 1])[1] // { k: 2, passAtK: 0.75, …, plugin: 0.59375, passHatK: 0, problems: 2 }
 */
export function passAtKCurve(
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  ks: ArrayLike<number> = curveDraws(n),
  confidence = 0.95,
): CurvePoint[] {
  checkProblems(n, c);
  for (let i = 0; i < n.length; i++) checkCounts(n[i], c[i], 1);
  const points = Array.from(ks, (k): CurvePoint => pointWithout(faultOf(k, n), k, n.length));
  const open = points.filter(({ passAtK }) => typeof passAtK === "number").sort((a, b) => a.k - b.k);
  const width = Math.max(1, Math.floor(MOST_SCORES / n.length));
  for (let from = 0; from < open.length; from += width) estimate(open.slice(from, from + width), n, c, confidence);
  return points;
}

/** Fills in points of rising k, by one recurrence for each pair of counts. */
function estimate(points: CurvePoint[], n: ArrayLike<number>, c: ArrayLike<number>, confidence: number): void {
  const ks = points.map(({ k }) => k);
  const pairs = distinctCounts(n, c);
  const eachPair = (of: (n: number, c: number) => Float64Array) => pairs.n.map((samples, i) => of(samples, pairs.c[i]));
  const scores = eachPair((samples, correct) => passAtKForEachK(samples, correct, ks));
  const hats = eachPair((samples, correct) => passHatKForEachK(samples, correct, ks));
  const plugins = eachPair((samples, correct) => Float64Array.from(ks, (k) => passAtKPlugin(samples, correct, k)));
  const meanOf = (column: Float64Array) => compensatedSum(column) / column.length;
  points.forEach((point, i) => {
    const [column, plugin, hat] = [scores, plugins, hats].map((of) =>
      spread(
        of.map((values) => values[i]),
        pairs.index,
      ),
    );
    const { low, high } = intervalOrFault(() => scoresInterval(column, n, c, point.k, { confidence }));
    Object.assign(point, { passAtK: meanOf(column), low, high, plugin: meanOf(plugin), passHatK: meanOf(hat) });
  });
}

function faultOf(k: number, n: ArrayLike<number>): DomainError | undefined {
  try {
    checkDraws(k);
  } catch (fault) {
    if (fault instanceof DomainError) return fault;
    throw fault;
  }
  let few = 0;
  let fewest = Infinity;
  for (let i = 0; i < n.length; i++) {
    fewest = Math.min(fewest, n[i]);
    if (n[i] < k) few++;
  }
  if (few === 0) return undefined;
  return new DomainError(
    "notEstimable",
    "k",
    `at most the smallest n = ${fewest}`,
    `${k}, which ${few} of ${n.length} problems lack samples for`,
  );
}

function pointWithout(fault: DomainError | undefined, k: number, problems: number): CurvePoint {
  const value = fault ?? NaN;
  return { k, passAtK: value, low: value, high: value, plugin: value, passHatK: value, problems };
}

function intervalOrFault(interval: () => { low: number; high: number }): Pick<CurvePoint, "low" | "high"> {
  try {
    return interval();
  } catch (fault) {
    if (fault instanceof DomainError && fault.kind === "notEstimable") return { low: fault, high: fault };
    throw fault;
  }
}
