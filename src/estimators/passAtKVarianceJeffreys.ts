import { checkCountsWithin } from "./checkCounts.ts";
import { DomainError } from "./domainError.ts";
import { exp } from "./exp.ts";
import { expm1 } from "./expm1.ts";
import { hypergeometricMean } from "./hypergeometricMean.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";

const MOST_DRAWS = 2 ** 22;

/**
 * Posterior mean, under Jeffreys' prior Beta(1/2, 1/2) for p, of the sampling variance of passAtK(n, c, k).
 *
 * With M_m = E[(1-p)^m | n, c] it is sum_j P(J = j) (M_(2k-j) - M_2k), J as in passAtKVariance. It is above 0 for every
 * count, also for c = 0 and c = n, and exists for n < 2k, where no unbiased estimate does.
 *
 * @param n - Samples recorded, a whole number from 1 to 2^53-1.
 * @param c - How many of them are correct, a whole number from 0 to n.
 * @param k - Samples drawn, a whole number from 1 to n, at most 4194304.
 * @returns The variance, from 0 to 1/4, within about 1e-12 relative.
 * @throws {@link DomainError} "invalid" where an argument is no whole number in its range, "notEstimable" where k > n, k > 4194304 or n = 0.
 * Source: Jeffreys 1946, An Invariant Form for the Prior Probability in Estimation Problems.
 * @example passAtKVarianceJeffreys(1, 0, 1) // 0.125
 */
export function passAtKVarianceJeffreys(n: number, c: number, k: number): number {
  checkCountsWithin(n, c, k);
  if (k > MOST_DRAWS) throw new DomainError("notEstimable", "k", `at most ${MOST_DRAWS} for this variance`, k);
  /** ln(M_(m+1) / M_m) */
  const logRatio = (m: number): number => {
    const success = (c + 0.5) / (n + 1 + m);
    return success < 0.5 ? log1p(-success) : log((n - c + 0.5 + m) / (n + 1 + m));
  };
  /** At j: ln(M_2k / M_(2k-j)). */
  const logFall = new Float64Array(k + 1);
  for (let j = 1; j <= k; j++) logFall[j] = logFall[j - 1] + logRatio(2 * k - j);
  let logLast = logFall[k];
  for (let m = k - 1; m >= 0; m--) logLast += logRatio(m);
  return hypergeometricMean(n, k, k, (j) => -exp(logLast - logFall[j]) * expm1(logFall[j]));
}
