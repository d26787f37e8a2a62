import { expm1 } from "./expm1.ts";
import { log1p } from "./log1p.ts";
import { passAtKComplement } from "./passAtKComplement.ts";

/** Adds R_(2k-j) - R_(2k) of a problem with n >= 2k to gaps[j], j = 0..k, where R_m = C(n-c, m) / C(n, m); nothing is subtracted. */
export function addPilotGaps(n: number, c: number, k: number, gaps: Float64Array): void {
  const failures = new Float64Array(k + 1);
  failures[k] = passAtKComplement(n, c, k);
  for (let j = k; j > 0; j--) {
    const drawn = 2 * k - j;
    failures[j - 1] = n - c > drawn ? failures[j] * ((n - c - drawn) / (n - drawn)) : 0;
  }
  let logLoss = 0;
  for (let j = 1; j <= k; j++) {
    const share = c / (n - (2 * k - j));
    logLoss += share < 1 ? log1p(-share) : -Infinity;
    gaps[j] -= failures[j] * expm1(logLoss);
  }
}
