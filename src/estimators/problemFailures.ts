import { forEachProblem } from "./forEachProblem.ts";
import { passAtKComplement } from "./passAtKComplement.ts";

/** From here on a score has lost digits of how far it is from 1. */
const NEAR_ONE = 1 - 2 ** -10;

/** passAtKComplement of every problem where all scores are so near 1 that their differences need it; otherwise undefined. */
export function problemFailures(
  scores: Float64Array,
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  k: number,
): Float64Array | undefined {
  if (!scores.every((score) => score > NEAR_ONE)) return undefined;
  return forEachProblem(n, c, (samples, correct) => passAtKComplement(samples, correct, k));
}
