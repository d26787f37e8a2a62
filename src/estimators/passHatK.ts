import { checkCountsWithin } from "./checkCounts.ts";
import { passAtKComplement } from "./passAtKComplement.ts";

/**
 * Unbiased pass^k of one problem: the chance that all of k samples, drawn from the n recorded, are correct. Not pass@k.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number from 1 to n.
 * @returns C(c, k) / C(n, k), from 0 to 1, within 1 ulp while min(n-c, k) <= 65536.
 * @throws {@link DomainError} "invalid" where an argument is no whole number in its range, "notEstimable" where k > n or n = 0.
 * Source: Yao et al. 2024, tau-bench, section 3.
 * @example passHatK(5, 4, 3) // 0.4
 */
export function passHatK(n: number, c: number, k: number): number {
  checkCountsWithin(n, c, k);
  return passAtKComplement(n, n - c, k);
}
