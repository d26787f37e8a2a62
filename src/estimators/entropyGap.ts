import { log1p } from "./log1p.ts";

/** Terms of the series: enough for r^2 <= 1/9. */
const TERMS = 17;

/** (1 + u) ln(1 + u) - u, without cancellation near 0: Loader's deviance of u + 1 expected counts for one (2000, section 3). */
export function entropyGap(u: number): number {
  if (u < -0.5 || u > 1) return (1 + u) * log1p(u) - u;
  const r = u / (2 + u);
  const square = r * r;
  let series = 0;
  for (let i = TERMS; i >= 1; i--) series = series * square + 1 / (2 * i + 1);
  return (u * u) / (2 + u) + 2 * (1 + u) * r * square * series;
}
