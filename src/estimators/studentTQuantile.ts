import { DomainError } from "./domainError.ts";
import { exp } from "./exp.ts";
import { log } from "./log.ts";
import { normalQuantile } from "./normalQuantile.ts";
import { studentTCentral } from "./studentTCentral.ts";
import { studentTFall } from "./studentTFall.ts";
import { studentTDensity } from "./studentTDensity.ts";

const MOST_STEPS = 100;
/** After a relative step this small, quadratic convergence leaves no error. */
const NEAR = 1e-9;

/**
 * Student's t quantile: the t below which a share p of the distribution with df degrees of freedom lies.
 *
 * @param p - Share below, above 0 and below 1.
 * @param df - Degrees of freedom, 1 or more.
 * @returns t, negative below p = 1/2, within 1e-13 relative.
 * @throws {@link DomainError} "invalid" where p is not between 0 and 1 or df is below 1.
 * Source: Newton's method, on the central share below t = 1 and on the logarithms of tail and t above.
 * @example studentTQuantile(0.975, 9) // 2.2621571627982
 */
export function studentTQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) throw new DomainError("invalid", "p", "above 0 and below 1", p);
  if (!(df >= 1 && df < Infinity)) throw new DomainError("invalid", "df", "a number of 1 or more", df);
  const central = Math.abs(p - 0.5);
  if (central === 0) return 0;
  const start = Math.abs(normalQuantile(p));
  const isCentral = central <= studentTCentral(1, df);
  const t = isCentral ? centralQuantile(central, df, start) : tailQuantile(Math.min(p, 1 - p), df, Math.max(1, start));
  return p < 0.5 ? -t : t;
}

/** Newton from the left on a concave rise, so every step stays left of the root. */
function centralQuantile(central: number, df: number, start: number): number {
  let t = start;
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = (central - studentTCentral(t, df)) / studentTDensity(t, df);
    t += t * step;
    if (Math.abs(step) <= NEAR) break;
  }
  return t;
}

/** Log tail against log t falls ever faster, towards a line of slope -df, so Newton from the normal quantile cannot stray. */
function tailQuantile(tail: number, df: number, start: number): number {
  let t = start;
  for (let i = 0; i < MOST_STEPS; i++) {
    const fall = studentTFall(t, df);
    // A step too far may reach where the density underflows; what is left still points back.
    const density = Math.max(studentTDensity(t, df), Number.MIN_VALUE);
    const step = log((density / tail) * fall) * fall;
    t *= exp(step);
    if (Math.abs(step) <= NEAR) break;
  }
  return t;
}
