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
    const w = scale * Math.exp((Math.PI / 2) * Math.sinh(i * STEP));
    sum += w * Math.cosh(i * STEP) * Math.exp((-(df + 1) / 2) * Math.log1p((w * (2 + w)) / spread));
  }
  return sum * STEP * (Math.PI / 2);
}
