import { atLeastOneOf } from "./atLeastOneOf.ts";
import { checkCounts } from "./checkCounts.ts";
import { productError } from "./productError.ts";

/**
 * Plug-in pass@k of one problem, 1-(1-c/n)^k: biased low, for comparison with passAtK only.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number of 1 or more; it may exceed n.
 * @returns A fraction from 0 to 1, within 1 ulp, and c/n at k = 1.
 * @throws {@link DomainError} "invalid" where an argument is no whole number in its range, "notEstimable" where n = 0.
 * Source: Chen et al. 2021, section 2.1, which warns against it.
 * @example passAtKPlugin(10, 3, 5) // 0.83193
 */
export function passAtKPlugin(n: number, c: number, k: number): number {
  checkCounts(n, c, k);
  const rate = c / n;
  const product = rate * n;
  return atLeastOneOf(k, rate, (c - product - productError(rate, n, product)) / n);
}
