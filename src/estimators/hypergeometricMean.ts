import { hypergeometricMode } from "./hypergeometricMode.ts";

const NEGLIGIBLE = 2 ** -70;

/**
 * The mean of term(J) where J counts how many of k draws, from n samples without replacement, are among c marked ones.
 *
 * The weights run from the mode outwards by their ratios, unnormalised, and end where nothing more can be felt. That needs
 * a log-concave term >= 0 that does not fall with j, so that P(J = j) term(j) has one peak, at the mode or above.
 */
export function hypergeometricMean(n: number, c: number, k: number, term: (j: number) => number): number {
  const rest = n - c - k;
  const first = Math.max(0, -rest);
  const last = Math.min(c, k);
  const mode = hypergeometricMode(n, c, k);
  let weights = 0;
  let sum = 0;
  let weight = 1;
  let previous = 0;
  for (let j = mode; j <= last; j++) {
    const value = weight * term(j);
    weights += weight;
    sum += value;
    if (weight < NEGLIGIBLE * weights && value <= previous && value <= NEGLIGIBLE * sum) break;
    previous = value;
    weight *= ((c - j) / (j + 1)) * ((k - j) / (rest + j + 1));
  }
  weight = 1;
  for (let j = mode - 1; j >= first; j--) {
    weight *= ((j + 1) / (c - j)) * ((rest + j + 1) / (k - j));
    const value = weight * term(j);
    weights += weight;
    sum += value;
    if (weight < NEGLIGIBLE * weights && value <= NEGLIGIBLE * sum) break;
  }
  return sum / weights;
}
