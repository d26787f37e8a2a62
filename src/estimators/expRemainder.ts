/**
 * e^r - 1 - r, for r no larger than 0.35.
 *
 * e^r is (g + r) / (g - r) with g = r coth(r/2), whose series has Bernoulli's numbers and only even powers
 * (Abramowitz & Stegun 1964, 4.5.67); a term more would change nothing.
 */
export function expRemainder(r: number): number {
  const t = r * r;
  const c =
    r -
    t * (1 / 6 - t * (1 / 360 - t * (1 / 15120 - t * (1 / 604800 - t * (1 / 23950080 - t * (691 / 653837184000))))));
  return (r * c) / (2 - c);
}
