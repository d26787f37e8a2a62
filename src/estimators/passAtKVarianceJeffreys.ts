import { checkCountsWithin } from "./checkCounts.ts";
import { DomainError } from "./domainError.ts";
import { hoeffdingSum } from "./hoeffdingSum.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";

const MOST_DRAWS = 2 ** 22;

/**
 * Posterior mean, under Jeffreys' prior Beta(1/2, 1/2) for p, of the sampling variance of passAtK(n, c, k).
 *
 * It is sum_m C(k,m)^2 / C(n,m) E[p^m (1-p)^(2k-m)], as in passAtKVariance, with p ~ Beta(c + 1/2, n - c + 1/2). It is above 0
 * for every count, also for c = 0 and c = n, and exists for n < 2k, where no unbiased estimate does.
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
  let logFailures = 0;
  for (let m = 1; m < 2 * k; m++) {
    const success = (c + 1.5) / (n + 1 + m);
    logFailures += success < 0.5 ? log1p(-success) : log((n - c - 0.5 + m) / (n + 1 + m));
  }
  const ratio = (m: number) => (c + 0.5 + m) / (n - c - 0.5 + (2 * k - m));
  return hoeffdingSum(n, k, (c + 0.5) / (n + 1), logFailures, ratio);
}
