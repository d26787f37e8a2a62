import { checkCountsWithin } from "./checkCounts.ts";
import { checkFraction } from "./checkFraction.ts";
import { hypergeometricTail } from "./hypergeometricTail.ts";
import { passAtK } from "./passAtK.ts";
import { passHatK } from "./passHatK.ts";

/** So little above a whole number, tau k still means that number: 0.07 * 100 is 7.000000000000001. */
const GUARD = 1e-9;

/**
 * G-Pass@k of one problem: the chance that at least the share tau of k samples, drawn from the n recorded, is correct.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number from 1 to n.
 * @param tau - Share of the k that must be correct, from 0 (pass@k) to 1 (pass^k).
 * @returns The chance of at least m = max(1, ceil(tau k)) correct ones, from 0 to 1, within 1e-13 relative.
 * @throws {@link DomainError} "invalid" where an argument is outside its range, "notEstimable" where k > n or n = 0.
 * Source: Liu et al. 2024, Are Your LLMs Capable of Stable Reasoning?, section 2.
 * @example gPassAtK(10, 7, 5, 0.5) // 0.9166666666666666
 */
export function gPassAtK(n: number, c: number, k: number, tau: number): number {
  checkCountsWithin(n, c, k);
  checkFraction("tau", tau);
  const needed = Math.max(1, Math.ceil(tau * k - Math.min(GUARD, tau * k * 2 ** -48)));
  if (needed === 1) return passAtK(n, c, k);
  if (needed === k) return passHatK(n, c, k);
  return hypergeometricTail(n, c, k, needed);
}
