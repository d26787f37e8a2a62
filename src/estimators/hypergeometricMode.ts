/** The likeliest number of marked samples among k draws, from n without replacement of which c are marked (to rounding). */
export function hypergeometricMode(n: number, c: number, k: number): number {
  const mode = Math.floor(((c + 1) / (n + 2)) * (k + 1));
  return Math.min(c, k, Math.max(0, c + k - n, mode));
}
