/** e^x and ln x to some hundred digits, as fixed-point integers: Taylor's series and the series of 2 artanh. */
const BITS = 400n;
const ONE = 1n << BITS;

/** ln 2, as the sum over k of 1 / (k 2^k). */
const LN_2 = Array.from({ length: Number(BITS) }, (_, i) => ONE / (BigInt(i + 1) << BigInt(i + 1))).reduce(
  (sum, term) => sum + term,
);

/** How far value is from e^x, or from e^x - 1, in units in the last place of value. */
export function exponentialError(value: number, x: number, minusOne = false): number {
  const argument = fixed(x);
  const m = argument / LN_2;
  const r = argument - m * LN_2;
  let power = 0n;
  for (let term = ONE, k = 1n; term !== 0n; term = (term * r) / (ONE * k++)) power += term;
  const [numerator, denominator] = m >= 0n ? [power << m, ONE] : [power, ONE << -m];
  return distance(value, minusOne ? numerator - denominator : numerator, denominator);
}

/** How far value is from ln x, or from ln(1 + x), in units in the last place of value. */
export function logarithmError(value: number, x: number, onePlus = false): number {
  let power = fixed(x) + (onePlus ? ONE : 0n);
  let m = 0n;
  for (; power >= 2n * ONE; m++) power /= 2n;
  for (; power < ONE; m--) power *= 2n;
  const s = ((power - ONE) * ONE) / (power + ONE);
  let sum = 0n;
  for (let odd = s, k = 1n; odd !== 0n; odd = (((odd * s) / ONE) * s) / ONE, k += 2n) sum += odd / k;
  return distance(value, 2n * sum + m * LN_2, ONE);
}

function distance(value: number, numerator: bigint, denominator: bigint): number {
  const [mantissa, exponent] = parts(value);
  const [over, under] =
    exponent >= 0 ? [numerator, denominator << BigInt(exponent)] : [numerator << BigInt(-exponent), denominator];
  return Math.abs(Number(((over - mantissa * under) * 1_000_000n) / under)) / 1e6;
}

function fixed(x: number): bigint {
  const [mantissa, exponent] = parts(x);
  const shift = BITS + BigInt(exponent);
  return shift >= 0n ? mantissa << shift : mantissa / (1n << -shift);
}

/** The whole numbers m and e of x = m 2^e, e that of x's last place. */
function parts(x: number): [bigint, number] {
  const [bits] = new BigUint64Array(Float64Array.of(Math.abs(x)).buffer);
  const biased = Number(bits >> 52n);
  const mantissa = (bits & ((1n << 52n) - 1n)) | (biased ? 1n << 52n : 0n);
  return [x < 0 ? -mantissa : mantissa, Math.max(biased, 1) - 1075];
}
