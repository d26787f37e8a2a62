import type { Interval } from "./agrestiCoullInterval.ts";

/**
 * Wilson's score interval for a fraction of `size` trials, which need not be whole (Wilson 1927; Brown, Cai & DasGupta 2001).
 *
 * `rest` is 1 - mean, which near 1 only its own digits can tell.
 */
export function wilsonInterval(mean: number, rest: number, size: number, z: number): Interval {
  const half = z * Math.sqrt(size * mean * rest + (z * z) / 4);
  const limit = (share: number) => {
    const weight = size * share;
    return weight === 0 ? 0 : (weight * share) / (weight + (z * z) / 2 + half);
  };
  return { low: limit(mean), high: 1 - limit(rest) };
}
