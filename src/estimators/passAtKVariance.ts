import { checkDrawsWithin, checkDraws, checkSamples } from "./checkCounts.ts";
import { checkFraction } from "./checkFraction.ts";
import { exp } from "./exp.ts";
import { hoeffdingSum } from "./hoeffdingSum.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";

/**
 * Exact sampling variance of passAtK(n, c, k) over c, for a problem whose success rate is p.
 *
 * Two sets of k samples share J of them, so it is sum_j P(J = j) [q^(2k-j) - q^(2k)] with q = 1-p; with the factorial moments
 * of J that is sum_m C(k,m)^2 / C(n,m) p^m q^(2k-m), in which every term is 0 or more and few are felt.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param k - Samples drawn, a whole number from 1 to n.
 * @param p - Chance that one sample is correct, from 0 to 1.
 * @param q - 1-p, where it is known better than that, as (n-c)/n is near 1.
 * @returns The variance, from 0 to 1/4, within about 1e-14 (1 + k |ln q|) relative.
 * @throws {@link DomainError} "invalid" where an argument is outside its range, "notEstimable" where k > n or n = 0.
 * Source: Hoeffding 1948, A Class of Statistics with Asymptotically Normal Distribution, section 5.
 * @example passAtKVariance(10, 5, 0.3) // 0.043762846925
 */
export function passAtKVariance(n: number, k: number, p: number, q = 1 - p): number {
  checkSamples(n);
  checkDraws(k);
  checkDrawsWithin(n, k);
  checkFraction("p", p);
  const logFailure = p < 0.5 ? log1p(-p) : log(q);
  // It is at most q^k.
  if (p === 0 || q === 0 || exp(k * logFailure) === 0) return 0;
  const odds = p / q;
  return hoeffdingSum(n, k, p, (2 * k - 1) * logFailure, () => odds);
}
