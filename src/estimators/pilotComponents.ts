import { hypergeometricMode } from "./hypergeometricMode.ts";
import { passAtKComplement } from "./passAtKComplement.ts";

const NEGLIGIBLE = 2 ** -70;
const SMALLEST_NORMAL = 2 ** -1022;

/**
 * Adds `times` the chance that of 2k samples, drawn from a problem's n >= 2k, the first k hold m correct ones and the others
 * none to components[m], m = 1, 2, ...: without bias that is C(k, m) p^m (1-p)^(2k-m).
 *
 * The chance that the other k hold none is pass@k's complement; given that, m is hypergeometric.
 */
export function addPilotComponents(n: number, c: number, k: number, times: number, components: Float64Array): void {
  const failure = passAtKComplement(n, c, k);
  if (failure === 0) return;
  const rest = n - c - 2 * k;
  const last = Math.min(c, k);
  const mode = hypergeometricMode(n - k, c, k);
  const weights = new Float64Array(last + 1);
  weights[mode] = 1;
  let total = 1;
  for (let m = mode; m < last && weights[m] > NEGLIGIBLE * total; m++) {
    total += weights[m + 1] = weights[m] * ((c - m) / (m + 1)) * ((k - m) / (rest + m + 1));
  }
  // Below the mode nothing is negligible: the smaller m, the less its part falls with more samples.
  for (let m = mode; m > 0 && rest + m > 0 && weights[m] > SMALLEST_NORMAL; m--) {
    total += weights[m - 1] = weights[m] * (m / (c - m + 1)) * ((rest + m) / (k - m + 1));
  }
  const scale = (times * failure) / total;
  for (let m = 1; m <= last; m++) components[m] += scale * weights[m];
}
