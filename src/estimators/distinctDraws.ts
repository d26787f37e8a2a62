/**
 * The chance that k draws with replacement from n samples hit j different ones, at j = 0..k, by the recurrence over the draws.
 *
 * Its terms are 0 or more and its cost is k^2 / 2. (Feller 1968, An Introduction to Probability Theory, volume 1, section II.5.)
 */
export function distinctDraws(n: number, k: number): Float64Array {
  const chances = new Float64Array(k + 1);
  chances[0] = 1;
  for (let drawn = 1; drawn <= k; drawn++) {
    for (let j = Math.min(drawn, n); j > 0; j--) {
      chances[j] = chances[j] * (j / n) + chances[j - 1] * ((n - j + 1) / n);
    }
    chances[0] = 0;
  }
  return chances;
}
