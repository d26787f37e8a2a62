import { productError } from "./productError.ts";

/**
 * 1-(1-p)^k for the chance p = high + low, in double-double: f(1) = p, f(2k) = f(k) (2 - f(k)) and f(k+1) = f(k) + p (1 - f(k)).
 *
 * Both steps hold positive terms only and shrink a relative error, so that no digit is lost, however small p or large k.
 */
export function atLeastOneOf(k: number, high: number, low = 0): number {
  // Beyond the first term of the binomial series nothing is left, and a product of smaller numbers would underflow.
  if (k * high < 2 ** -60) return k * high;
  let f = high;
  let fLow = low;
  let bit = 1;
  while (bit <= k / 2) bit *= 2;
  while (bit > 1) {
    bit /= 2;
    const other = 2 - f;
    const otherLow = 2 - other - f - fLow;
    const product = f * other;
    const productLow = productError(f, other, product) + f * otherLow + fLow * other;
    f = product + productLow;
    fLow = productLow - (f - product);
    if (Math.floor(k / bit) % 2 === 0) continue;
    const failure = 1 - f;
    const failureLow = 1 - failure - f - fLow;
    const added = high * failure;
    const addedLow = productError(high, failure, added) + high * failureLow + low * failure;
    const sum = f + added;
    const sumLow = added - (sum - f) + addedLow + fLow;
    f = sum + sumLow;
    fLow = sumLow - (f - sum);
  }
  return f;
}
