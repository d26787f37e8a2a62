import { binomialMean } from "./binomialMean.ts";
import { checkDraws, checkSamples } from "./checkCounts.ts";
import { checkFraction } from "./checkFraction.ts";
import { exp } from "./exp.ts";
import { expm1 } from "./expm1.ts";
import { log1p } from "./log1p.ts";

/**
 * Exact bias of passAtKPlugin over c for a problem whose success rate is p: by how much it misses the true pass@k on average.
 *
 * x = 1-c/n has the mean q = 1-p, so E[q^k - x^k] = -E[x^k - q^k - k q^(k-1) (x-q)]: each term is the height of a
 * convex function above its tangent, 0 or more, and nothing cancels.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param k - Samples drawn, a whole number of 1 or more; it may exceed n.
 * @param p - Chance that one sample is correct, from 0 to 1.
 * @returns E[plug-in] - (1-(1-p)^k), from -1 to 0, within about 1e-12 relative.
 * @throws {@link DomainError} "invalid" where an argument is outside its range, "notEstimable" where n = 0.
 * Source: Chen et al. 2021, appendix A.
 * @example passAtKPluginBias(8, 2, 0.3) // -0.02625
 */
export function passAtKPluginBias(n: number, k: number, p: number): number {
  checkSamples(n);
  checkDraws(k);
  checkFraction("p", p);
  if (k === 1 || p === 0 || p === 1) return 0;
  // E[x^k] <= E[e^(-k c / n)], which bounds the bias: below the smallest double nothing is left to sum.
  if (exp(n * log1p(p * expm1(-k / n))) === 0) return 0;
  const truth = exp(k * log1p(-p));
  const mean = binomialMean(n, p, k, (c, d) => {
    if (Math.abs(k * d) < 0.5) return truth * aboveTangent(k, d);
    return exp(k * log1p(-c / n)) - truth * (1 + k * d);
  });
  return mean === 0 ? 0 : -mean;
}

/** (1+d)^k - 1 - k d by its binomial series, for |k d| < 1/2. */
function aboveTangent(k: number, d: number): number {
  let term = (k * d * (k - 1) * d) / 2;
  let sum = term;
  for (let i = 2; Math.abs(term) > Number.EPSILON * 0.1 * sum; i++) {
    term *= ((k - i) * d) / (i + 1);
    sum += term;
  }
  return sum;
}
