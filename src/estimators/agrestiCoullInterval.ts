/** A confidence interval for a mean of fractions. */
export interface Interval {
  low: number;
  high: number;
}

/**
 * Agresti-Coull-type t interval for a mean of `size` fractions: z^2/2 more values at 0 and z^2/2 at 1, then mean +- t error.
 *
 * `spread` is the values' variance with divisor N. Agresti & Coull 1998, Approximate is better than exact, carried from
 * proportions to means of fractions.
 */
export function agrestiCoullInterval(mean: number, spread: number, size: number, z: number, t: number): Interval {
  if (size === Infinity) return { low: mean, high: mean };
  const added = z * z;
  const total = size + added;
  const centre = (size * mean + added / 2) / total;
  const fromHalf = mean - 0.5;
  const squares = size * spread + added / 4 + ((size * added) / total) * fromHalf * fromHalf;
  return clipped(centre, (t * Math.sqrt(squares)) / total);
}

/** centre +- half, kept within what a fraction can be. */
export function clipped(centre: number, half: number): Interval {
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
