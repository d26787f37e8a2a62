/** Fractions to 400 binary digits, as whole numbers: for sums whose exact rationals would have millions of digits. */
const BITS = 400n;
export const ONE = 1n << BITS;

export const times = (a: bigint, b: bigint): bigint => (a * b) >> BITS;

/** a / b of two whole numbers. */
export const ratio = (a: bigint | number, b: bigint | number): bigint => (BigInt(a) << BITS) / BigInt(b);

/** base^exponent, by squaring. */
export function powerOf(base: bigint, exponent: number): bigint {
  let result = ONE;
  let square = base;
  for (let rest = BigInt(exponent); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = times(result, square);
    square = times(square, square);
  }
  return result;
}
