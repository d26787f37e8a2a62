import { checkCountsWithin } from "./checkCounts.ts";
import { MOST_FACTORS } from "./failureProduct.ts";
import { passHatK } from "./passHatK.ts";
import { RunningProduct } from "./runningProduct.ts";

/** passHatK(n, c, k) of one problem for many k in rising order, by one recurrence in k instead of one product for each. */
export function passHatKForEachK(n: number, c: number, ks: ArrayLike<number>): Float64Array {
  const product = new RunningProduct();
  let drawn = 0;
  return Float64Array.from({ length: ks.length }, (_, i) => {
    const k = ks[i];
    checkCountsWithin(n, c, k);
    if (k > c) return 0;
    if (k > MOST_FACTORS || k - drawn > n - c) return passHatK(n, c, k);
    for (; drawn < k; drawn++) product.multiplyBy(c - drawn, n - drawn);
    return product.value();
  });
}
