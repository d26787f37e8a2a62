import { passAtKStandardError } from "../../estimators/passAtKStandardError.ts";
import { passAtKVarianceJeffreys } from "../../estimators/passAtKVarianceJeffreys.ts";
import { passAtKVarianceUnbiased } from "../../estimators/passAtKVarianceUnbiased.ts";

/** The standard error of a PASSK or PASSK_MEAN from the numbers that went in, or null where there is none. */
export function standardErrorOf(name: string, inputs: readonly number[][]): number | null {
  const [n = [], c = [], [k] = []] = inputs;
  try {
    if (name === "PASSK" && n.length === 1 && c.length === 1) {
      const variance = n[0] >= 2 * k ? passAtKVarianceUnbiased : passAtKVarianceJeffreys;
      return Math.sqrt(variance(n[0], c[0], k));
    }
    if (name === "PASSK_MEAN") return passAtKStandardError(n, c, k);
  } catch {
    // Counts without an estimate have no standard error either; the cell's own message says why.
  }
  return null;
}
