import { binomialMean } from "./binomialMean.ts";
import { checkDraws, checkSamples } from "./checkCounts.ts";
import { checkFraction } from "./checkFraction.ts";
import { distinctDraws } from "./distinctDraws.ts";
import { exp } from "./exp.ts";
import { expm1 } from "./expm1.ts";
import { log1p } from "./log1p.ts";

/** Up to so many draws, all numbers of different samples among them cost less than all counts. */
const FEW_DRAWS = 256;

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
  if (k <= FEW_DRAWS) return biasOfFew(n, k, p);
  // Beyond the first power of p nothing is left.
  if (p * (n + k) < 2 ** -60) return 0 - p * (n * aboveTangent(k, -1 / n));
  // E[x^k] <= E[e^(-k c / n)], which bounds the bias: below the smallest double nothing is left to sum.
  if (exp(n * log1p(p * expm1(-k / n))) === 0) return 0;
  const truth = exp(k * log1p(-p));
  const mean = binomialMean(n, p, k, (c, d) => {
    if (Math.abs(k * d) < 0.5) return truth * aboveTangent(k, d);
    return exp(k * log1p(-c / n)) - truth * (1 + k * d);
  });
  return mean === 0 ? 0 : -mean;
}

/** Drawn with replacement, k samples are all wrong where their D different ones are: E[x^k] = E[q^D], and D <= k. */
function biasOfFew(n: number, k: number, p: number): number {
  const chances = distinctDraws(n, k);
  const logFailure = log1p(-p);
  let sum = 0;
  for (let j = 1; j < k; j++) {
    if (chances[j] > 0) sum -= chances[j] * exp(j * logFailure) * expm1((k - j) * logFailure);
  }
  return sum === 0 ? 0 : -sum;
}

/** (1+d)^k - 1 - k d. */
function aboveTangent(k: number, d: number): number {
  if (Math.abs(k * d) >= 0.5) return exp(k * log1p(d)) - (1 + k * d);
  let term = (k * d * (k - 1) * d) / 2;
  // Its binomial series.
  let sum = term;
  for (let i = 2; Math.abs(term) > Number.EPSILON * 0.1 * sum; i++) {
    term *= ((k - i) * d) / (i + 1);
    sum += term;
  }
  return sum;
}
