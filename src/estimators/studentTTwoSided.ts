import { DomainError } from "./domainError.ts";
import { studentTCentral } from "./studentTCentral.ts";
import { studentTFall } from "./studentTFall.ts";
import { studentTDensity } from "./studentTDensity.ts";

/**
 * The two-sided p-value of Student's t: the chance that |T| is t or more.
 *
 * It is the incomplete beta I_x(df/2, 1/2) at x = df / (df + t^2), but rounding x alone would cost df ulp of it: beyond t = 1 the
 * density is integrated as it falls, by a double-exponential rule, and below it the central series is taken from 1.
 *
 * @param t - The statistic; its sign does not matter.
 * @param df - Degrees of freedom, 1 or more.
 * @returns The p-value, from 0 to 1, within 1e-13 relative.
 * @throws {@link DomainError} "invalid" where t is not a number or df is below 1.
 * Source: Abramowitz & Stegun 1964, 26.7.1.
 * @example studentTTwoSided(2.0452296421327043, 29) // 0.05
 */
export function studentTTwoSided(t: number, df: number): number {
  if (!(df >= 1 && df < Infinity)) throw new DomainError("invalid", "df", "a number of 1 or more", df);
  if (Number.isNaN(t)) throw new DomainError("invalid", "t", "a number", t);
  const size = Math.abs(t);
  if (size === Infinity) return 0;
  if (size === 0) return 1;
  if (size <= 1) return 1 - 2 * studentTCentral(size, df);
  return 2 * studentTFall(size, df) * studentTDensity(size, df);
}
