import { checkCountsWithin } from "./checkCounts.ts";
import { MOST_FACTORS } from "./failureProduct.ts";
import { passAtK, ROUNDS_TO_ONE } from "./passAtK.ts";
import { RunningProduct } from "./runningProduct.ts";

/**
 * passAtK(n, c, k) of one problem for many k, by one recurrence in k instead of one product for each.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param ks - Values of k, whole numbers from 1 to n; fastest in rising order.
 * @param out - Where the results go, as long as ks; a new array by default.
 * @returns out: passAtK(n, c, ks[i]) at each i, the very same numbers.
 * @throws {@link DomainError} as passAtK does, for the first k that has no estimate.
 * Source: Chen et al. 2021, equation 1.
 * @example passAtKForEachK(20, 4, [1, 5, 10]) // 0.2, 0.718266253869969, 0.9566563467492261
 */
export function passAtKForEachK(
  n: number,
  c: number,
  ks: Float64Array | readonly number[],
  out: Float64Array = new Float64Array(ks.length),
): Float64Array {
  let product = new RunningProduct();
  let drawn = 0;
  for (let i = 0; i < ks.length; i++) {
    const k = ks[i];
    if (i === 0 || !(k >= 1 && k <= n && Math.floor(k) === k)) checkCountsWithin(n, c, k);
    if (c === 0) out[i] = 0;
    else if (n - c < k) out[i] = 1;
    else if (k - drawn > c || (k > MOST_FACTORS && c > MOST_FACTORS)) out[i] = passAtK(n, c, k);
    else {
      if (k < drawn) {
        product = new RunningProduct();
        drawn = 0;
      }
      while (drawn < k && !product.isBelow(ROUNDS_TO_ONE)) {
        product.multiplyBy(n - c - drawn, n - drawn);
        drawn++;
      }
      out[i] = drawn < k ? 1 : product.complement();
    }
  }
  return out;
}
