import { studentTDensity } from "./studentTDensity.ts";

/**
 * P(0 < T < t) for Student's t with df degrees of freedom, by a series of positive terms that is quick for 0 <= t <= 1.
 *
 * It is half the incomplete beta I_y(1/2, df/2) at y = t^2 / (df + t^2) (Abramowitz & Stegun 26.5.4), so nothing cancels near t = 0.
 */
export function studentTCentral(t: number, df: number): number {
  const y = (t * t) / (df + t * t);
  let term = 1;
  let sum = 0;
  for (let i = 0; term > Number.EPSILON * 0.01 * sum; i++) {
    sum += term;
    term *= ((df + 1 + 2 * i) / (3 + 2 * i)) * y;
  }
  return sum * studentTDensity(t, df);
}
