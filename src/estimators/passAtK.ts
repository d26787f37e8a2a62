import { checkCountsWithin } from "./checkCounts.ts";
import { expm1 } from "./expm1.ts";
import { failureProduct, MOST_FACTORS } from "./failureProduct.ts";
import { logPassAtKComplement } from "./logPassAtKComplement.ts";

/** A failure chance below this leaves a pass@k that rounds to 1. */
export const ROUNDS_TO_ONE = 2 ** -55;

/**
 * Unbiased pass@k of one problem: the chance that at least one of k samples, drawn from the n recorded, is correct.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number from 1 to n.
 * @returns 1 - C(n-c, k) / C(n, k), from 0 to 1, within 1 ulp.
 * @throws {@link DomainError} "invalid" where an argument is no whole number in its range, "notEstimable" where k > n or n = 0.
 * Source: Chen et al. 2021, Evaluating Large Language Models Trained on Code, equation 1.
 * @example passAtK(20, 4, 5) // 0.718266253869969
 */
export function passAtK(n: number, c: number, k: number): number {
  checkCountsWithin(n, c, k);
  if (c === 0) return 0;
  if (n - c < k) return 1;
  if (Math.min(c, k) > MOST_FACTORS) return -expm1(logPassAtKComplement(n, c, k));
  return failureProduct(n, c, k, ROUNDS_TO_ONE).complement();
}
