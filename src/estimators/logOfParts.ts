import { LN2_HIGH, LN2_LOW } from "./ln2.ts";

/**
 * ln(2^exponent (1 + f)) + correction, for 1 + f from sqrt(1/2) to sqrt(2).
 *
 * ln(1 + f) is f - h + s (h + ...) with h = f^2 / 2 and s = f / (2 + f), from the series of 2 artanh(s)
 * (Abramowitz & Stegun 1964, 4.1.27), so that only terms much smaller than f are rounded.
 */
export function logOfParts(exponent: number, f: number, correction: number): number {
  const s = f / (2 + f);
  const h = (f * f) / 2;
  const t = s * s;
  const u = t * t;
  const odd = 2 / 3 + u * (2 / 7 + u * (2 / 11 + u * (2 / 15 + u * (2 / 19))));
  const even = 2 / 5 + u * (2 / 9 + u * (2 / 13 + u * (2 / 17 + u * (2 / 21))));
  const rest = h - s * (h + t * (odd + t * even));
  const whole = exponent * LN2_HIGH;
  const sum = whole + f;
  return sum + (whole - sum + f + (exponent * LN2_LOW + correction - rest));
}
