import { exp } from "./exp.ts";
import { log1p } from "./log1p.ts";

const STEP = 1 / 16;
const REACH = 4.5;

/**
 * How slowly Student's tail falls beyond t > 0: the integral over w from 0 to infinity of density(t + t w) / density(t).
 *
 * The tail beyond t is that times t density(t). The trapezium rule in u, w = scale exp(pi/2 sinh u), reaches 1e-15 relative
 * (Takahasi & Mori 1974, Double exponential formulas for numerical integration).
 */
export function studentTFall(t: number, df: number): number {
  const spread = 1 + df / t / t;
  const width = (2 * spread) / (df + 1);
  const scale = width / (1 + Math.sqrt(1 + width));
  let sum = 0;
  for (let i = -REACH / STEP; i <= REACH / STEP; i++) {
    const rise = exp(i * STEP);
    const w = scale * exp((Math.PI / 4) * (rise - 1 / rise));
    sum += w * (rise + 1 / rise) * exp((-(df + 1) / 2) * log1p((w * (2 + w)) / spread));
  }
  return sum * STEP * (Math.PI / 4);
}
