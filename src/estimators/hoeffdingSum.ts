import { exp } from "./exp.ts";

const NEGLIGIBLE = 2 ** -70;
const RESCALE = 2 ** 512;
const LOG_RESCALE = 512 * Math.LN2;

/**
 * Hoeffding's variance of an average over all sets of k among n samples: the sum of C(k,m)^2 / C(n,m) component(m), m = 1..k.
 *
 * The components are first e^logScale and then each ratio(m) times the one before. All terms are 0 or more, so nothing
 * cancels; they are taken by their ratios, and end where nothing more can be felt. That needs terms with one peak.
 * (Hoeffding 1948, A Class of Statistics with Asymptotically Normal Distribution, section 5.)
 */
export function hoeffdingSum(
  n: number,
  k: number,
  first: number,
  logScale: number,
  ratio: (m: number) => number,
): number {
  let term = first * k * (k / n);
  let sum = term;
  let exponent = logScale;
  for (let m = 1; m < k && term > NEGLIGIBLE * sum; m++) {
    term *= ((k - m) / (m + 1)) * ((k - m) / (n - m)) * ratio(m);
    sum += term;
    if (sum < RESCALE) continue;
    term /= RESCALE;
    sum /= RESCALE;
    exponent += LOG_RESCALE;
  }
  // Two factors where one would be too small for a double, although the result need not be.
  return exponent > -700 ? sum * exp(exponent) : exp(exponent / 2) * sum * exp(exponent / 2);
}
