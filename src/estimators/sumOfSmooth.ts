const MOST_TERMS = 65536;
const PANELS = 64;

/**
 * term(0) + ... + term(count-1); above 65,536 terms by Simpson's rule over [-1/2, count-1/2].
 *
 * For terms so smooth that over a single step, and over a 64th of the whole, they hardly change.
 */
export function sumOfSmooth(term: (i: number) => number, count: number): number {
  let sum = 0;
  if (count <= MOST_TERMS) {
    for (let i = 0; i < count; i++) sum += term(i);
    return sum;
  }
  const half = count / (2 * PANELS);
  for (let node = 0; node <= 2 * PANELS; node++) {
    const weight = node % 2 ? 4 : node === 0 || node === 2 * PANELS ? 1 : 2;
    sum += weight * term(node * half - 0.5);
  }
  return (sum * half) / 3;
}
