import { entropyGap } from "./entropyGap.ts";
import { exp } from "./exp.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";
import { productError } from "./productError.ts";
import { stirlingError } from "./stirlingError.ts";

const NEGLIGIBLE = 2 ** -70;

/**
 * The mean of term(c, d) over c ~ Bin(n, p), 0 < p < 1, where d = (n p - c) / (n q) is how far 1-c/n lies above q = 1-p, in parts of q.
 *
 * The terms are 0 or more and like the k-th power of 1-c/n, so that weight times term has one peak on either side of the mean.
 * Where the distribution is wide and the power smooth beside it, every sixteenth part of a standard deviation is enough:
 * the trapezoidal rule then errs by e^(-2 pi^2 16^2).
 */
export function binomialMean(n: number, p: number, k: number, term: (c: number, d: number) => number): number {
  const q = 1 - p;
  const expected = n * p;
  const expectedError = productError(n, p, expected);
  const stride = k <= (n * q) / 10 ? Math.max(1, Math.floor(Math.sqrt(expected * q) / 16)) : 1;
  const mode = Math.min(n, Math.floor(expected));
  let weights = 0;
  let sum = 0;
  for (const step of [stride, -stride]) {
    let previous = 0;
    for (let c = step > 0 ? mode : mode + step; c >= 0 && c <= n; c += step) {
      const excess = c - expected - expectedError;
      const weight = binomialWeight(n, p, c, excess);
      const value = weight * term(c, -excess / (n * q));
      weights += weight;
      sum += value;
      if (weight < NEGLIGIBLE * weights && value <= previous && value <= NEGLIGIBLE * sum) break;
      previous = value;
    }
  }
  return sum / weights;
}

/** P(c) by Loader's saddle-point form (2000), where excess = c - n p has been taken exactly. */
function binomialWeight(n: number, p: number, c: number, excess: number): number {
  const q = 1 - p;
  if (c === 0) return exp(n * log1p(-p));
  if (c === n) return exp(n * log(p));
  const deviance = n * p * entropyGap(excess / (n * p)) + n * q * entropyGap(-excess / (n * q));
  const errors = stirlingError(n) - stirlingError(c) - stirlingError(n - c);
  return exp(errors - deviance) * Math.sqrt(n / (2 * Math.PI * c * (n - c)));
}
