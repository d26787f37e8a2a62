import { RunningProduct } from "./runningProduct.ts";

/** Above this many factors the closed form takes over (logPassAtKComplement). */
export const MOST_FACTORS = 65536;

/**
 * C(n-c, k) / C(n, k), the chance that k of n samples hold none of c, as a product of min(c, k) ratios.
 *
 * It stops early once it is below the limit; needs c + k <= n. (Chen et al. 2021, section 2.1, and its symmetry in c and k.)
 */
export function failureProduct(n: number, c: number, k: number, limit = 0): RunningProduct {
  const larger = Math.max(c, k);
  const factors = Math.min(c, k);
  const product = new RunningProduct();
  for (let i = 0; i < factors && !product.isBelow(limit); i++) {
    product.multiplyBy(n - larger - i, n - i);
  }
  return product;
}
