/** The k of a curve by default: 1, 2, 5, 10, 20, 50, ... up to the smallest n, and that n. */
export function curveDraws(n: ArrayLike<number>): number[] {
  let fewest = Infinity;
  for (let i = 0; i < n.length; i++) fewest = Math.min(fewest, n[i]);
  if (!(fewest >= 1 && fewest < Infinity)) return [1];
  const draws: number[] = [];
  for (let power = 1; power <= fewest; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (step < fewest) draws.push(step);
  }
  return [...draws, fewest];
}
