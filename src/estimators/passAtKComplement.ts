import { checkCountsWithin } from "./checkCounts.ts";
import { exp } from "./exp.ts";
import { failureProduct, MOST_FACTORS } from "./failureProduct.ts";
import { logPassAtKComplement } from "./logPassAtKComplement.ts";

/**
 * One minus pass@k: the chance that none of k samples, drawn from the n recorded, is correct, with no digit lost near 0.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number from 1 to n.
 * @returns C(n-c, k) / C(n, k), from 0 to 1; within 1 ulp while min(c, k) <= 65536, else to about 1e-12 relative.
 * @throws {@link DomainError} "invalid" where an argument is no whole number in its range, "notEstimable" where k > n or n = 0.
 * Source: Chen et al. 2021, equation 1; above 65536 factors Loader 2000, Fast and Accurate Computation of Binomial Probabilities.
 * @example passAtKComplement(10, 3, 5) // 0.08333333333333333
 */
export function passAtKComplement(n: number, c: number, k: number): number {
  checkCountsWithin(n, c, k);
  if (c === 0) return 1;
  if (n - c < k) return 0;
  if (Math.min(c, k) > MOST_FACTORS) return exp(logPassAtKComplement(n, c, k));
  return failureProduct(n, c, k).value();
}
