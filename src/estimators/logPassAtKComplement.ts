import { entropyGap } from "./entropyGap.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";
import { stirlingError } from "./stirlingError.ts";

/**
 * ln(C(n-c, k) / C(n, k)) in constant time, for 1 <= c, k and c + k <= n; within a few ulp of the larger of 1 and itself.
 *
 * Loader's saddle-point form of the binomial probabilities (2000, as in R's dhyper), with the deviance terms, whose
 * differences are known exactly, put in closed form instead of being subtracted.
 */
export function logPassAtKComplement(n: number, c: number, k: number): number {
  const larger = Math.max(c, k);
  const smaller = Math.min(c, k);
  const failures = n - larger;
  const undrawn = n - smaller;
  const rest = n - larger - smaller;
  const deviance =
    larger * log1p(-smaller / n) -
    failures * (smaller / n) * entropyGap(larger / failures) -
    failures * (undrawn / n) * failuresGap(n, failures, undrawn, larger, smaller, rest);
  const errors = stirlingError(failures) - stirlingError(n) + stirlingError(undrawn);
  if (rest === 0) return deviance + log(2 * Math.PI * failures * (undrawn / n)) / 2 + errors;
  return deviance + log1p((larger / n) * (smaller / rest)) / 2 + errors - stirlingError(rest);
}

/** The gap at u = rest n / (failures undrawn) - 1, which is taken from its rounded part that is nearer 0. */
function failuresGap(n: number, failures: number, undrawn: number, larger: number, smaller: number, rest: number) {
  const shortfall = (larger / failures) * (smaller / undrawn);
  if (shortfall <= 0.5) return entropyGap(-shortfall);
  const ratio = (n / failures) * (rest / undrawn);
  return ratio === 0 ? 1 : ratio * log(ratio) + shortfall;
}
