import { atLeastOneOf } from "./atLeastOneOf.ts";
import { checkDraws } from "./checkCounts.ts";
import { checkFraction } from "./checkFraction.ts";

/**
 * True pass@k of a problem whose success rate is known.
 *
 * @param p - Chance that one sample is correct, from 0 to 1.
 * @param k - Samples drawn, a whole number of 1 or more.
 * @returns 1-(1-p)^k, from 0 to 1, within 1 ulp.
 * @throws {@link DomainError} "invalid" where an argument is outside its range.
 * Source: Chen et al. 2021, section 2.1.
 * @example passAtKTrue(0.3, 2) // 0.51
 */
export function passAtKTrue(p: number, k: number): number {
  checkFraction("p", p);
  checkDraws(k);
  return atLeastOneOf(k, p);
}
