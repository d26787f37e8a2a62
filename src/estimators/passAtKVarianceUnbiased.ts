import { checkCounts } from "./checkCounts.ts";
import { DomainError } from "./domainError.ts";
import { expm1 } from "./expm1.ts";
import { log1p } from "./log1p.ts";
import { passAtKComplement } from "./passAtKComplement.ts";
import { sumOfSmooth } from "./sumOfSmooth.ts";

/**
 * Unbiased estimate of the sampling variance of passAtK(n, c, k), from the one count c.
 *
 * With R_m = C(n-c, m) / C(n, m) it is R_k^2 - R_2k, written as R_k^2 (1 - e^L) where L = ln(R_2k / R_k^2) is a sum of
 * min(c, k) logarithms of one sign, so that nothing cancels.
 *
 * @param n - Samples recorded, a whole number from 2k to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number from 1 to n/2.
 * @returns The estimate, from 0 to 1, within 1e-13 relative while min(c, k) <= 65536, else about 1e-11.
 * @throws {@link DomainError} "invalid" where an argument is no whole number in its range, "notEstimable" where n < 2k: no
 * unbiased estimate exists there, as the variance is a polynomial of degree 2k in 1-p.
 * Source: Hoeffding 1948, section 5; degree argument as for U-statistics, Halmos 1946.
 * @example passAtKVarianceUnbiased(10, 3, 5) // 0.006944444444444444
 */
export function passAtKVarianceUnbiased(n: number, c: number, k: number): number {
  checkCounts(n, c, k);
  if (n < 2 * k) throw new DomainError("notEstimable", "n", `at least 2k = ${2 * k}`, n);
  if (c === 0) return 0;
  const failure = passAtKComplement(n, c, k);
  if (failure === 0 || n - c < 2 * k) return failure * failure;
  const logRatio =
    c <= k
      ? sumOfSmooth((i) => log1p(-(k / (n - k - i)) * (k / (n - k - i))), c)
      : sumOfSmooth((i) => log1p(-(k / (n - k - i)) * (c / (n - c - i))), k);
  return failure * failure * -expm1(logRatio);
}
