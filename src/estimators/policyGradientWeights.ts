import { checkCountsWithin } from "./checkCounts.ts";
import { DomainError } from "./domainError.ts";
import { passAtK } from "./passAtK.ts";
import { passAtKComplement } from "./passAtKComplement.ts";

/**
 * How much each sample of one problem weighs in the policy gradient of pass@k.
 *
 * Averaged over all subsets of k samples, sample i earns (k/n) [V_i + (1 - V_i) rho_-i], V_i whether it is correct and rho_-i the
 * pass@(k-1) of the others. Leaving out what its subset earns without it, it keeps (k/n) V_i (1 - rho_-i): the same gradient in
 * expectation, with less variance.
 *
 * @param passed - Whether each of the problem's n samples is correct.
 * @param k - Samples drawn, a whole number from 1 to n.
 * @param leaveOneOut - Whether to subtract what the subset earns without the sample; false by default.
 * @returns A weight for each sample, from 0 to k/n.
 * @throws {@link DomainError} "invalid" where k is no whole number of 1 or more, "notEstimable" where k > n or there is no sample.
 * Source: Walder & Karkhanis 2025, Pass@K Policy Optimization, theorems 1 and 3.
 * @example policyGradientWeights([true, false, false, false], 1) // 0.25, 0, 0, 0
 */
export function policyGradientWeights(passed: ArrayLike<boolean>, k: number, leaveOneOut = false): Float64Array {
  const n = passed.length;
  if (n === 0) throw new DomainError("notEstimable", "passed", "the outcomes of at least one sample", "none");
  let c = 0;
  for (let i = 0; i < n; i++) if (passed[i]) c++;
  checkCountsWithin(n, c, k);
  const share = k / n;
  const others = k > 1;
  const ofCorrect = leaveOneOut && c > 0 && others ? share * passAtKComplement(n - 1, c - 1, k - 1) : share;
  const ofWrong = leaveOneOut || c === n || !others ? 0 : share * passAtK(n - 1, c, k - 1);
  return Float64Array.from(passed, (one) => (one ? ofCorrect : ofWrong));
}
