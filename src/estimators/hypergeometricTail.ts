import { hypergeometricMode } from "./hypergeometricMode.ts";

const NEGLIGIBLE = 2 ** -70;
/** Below it a weight has lost its digits, and multiplied by a ratio near 1 it would not even shrink. */
const SMALLEST_NORMAL = 2 ** -1022;

/**
 * P(J >= least) where J counts how many of k draws, from n samples without replacement, are among c marked ones.
 *
 * Weights run from the mode outwards by their ratios and are summed without a subtraction, so that a tiny tail keeps its digits.
 */
export function hypergeometricTail(n: number, c: number, k: number, least: number): number {
  const rest = n - c - k;
  const first = Math.max(0, -rest);
  const last = Math.min(c, k);
  if (least <= first) return 1;
  if (least > last) return 0;
  const mode = hypergeometricMode(n, c, k);
  let below = 0;
  let tail = 0;
  let weight = 1;
  for (let j = mode; j <= last; j++) {
    if (j < least) below += weight;
    else tail += weight;
    if (j < least ? weight < SMALLEST_NORMAL : weight < NEGLIGIBLE * tail) break;
    weight *= ((c - j) / (j + 1)) * ((k - j) / (rest + j + 1));
  }
  weight = 1;
  for (let j = mode - 1; j >= first; j--) {
    weight *= ((j + 1) / (c - j)) * ((rest + j + 1) / (k - j));
    if (j < least) below += weight;
    else tail += weight;
    if (weight < NEGLIGIBLE * (below + tail)) break;
  }
  return tail / (below + tail);
}
