/** Exact rationals: the second, slower way by which the tests know every expected number. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1): Rational {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** The exact value of a double. */
export function fromNumber(value: number): Rational {
  const { mantissa, exponent } = partsOf(value);
  return exponent < 0 ? rational(mantissa, 1n << BigInt(-exponent)) : rational(mantissa << BigInt(exponent));
}

export function sum(terms: Iterable<Rational>): Rational {
  let total = rational(0);
  for (const term of terms) total = term.denominator === total.denominator ? overOne(total, term) : add(total, term);
  return total;
}

function overOne(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator + b.numerator, denominator: a.denominator };
}

/** The chance of each c from 0 to n successes in n trials at success rate p. */
export function binomialChances(n: number, p: Rational): Rational[] {
  const q = subtract(rational(1), p);
  return Array.from({ length: n + 1 }, (_, c) => ({
    numerator: binomial(n, c) * p.numerator ** BigInt(c) * q.numerator ** BigInt(n - c),
    denominator: p.denominator ** BigInt(c) * q.denominator ** BigInt(n - c),
  }));
}

function add(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function multiply(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function power(a: Rational, exponent: number): Rational {
  return { numerator: a.numerator ** BigInt(exponent), denominator: a.denominator ** BigInt(exponent) };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** C(n, k), a whole number. */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 0n; i < BigInt(Math.min(k, n - k)); i++) result = (result * (BigInt(n) - i)) / (i + 1n);
  return result;
}

/** C(n-c, k) / C(n, k), by the ratio of falling factorials with the fewer factors. */
export function failureRational(n: number, c: number, k: number): Rational {
  const larger = BigInt(Math.max(c, k));
  const smaller = BigInt(Math.min(c, k));
  let numerator = 1n;
  let denominator = 1n;
  for (let i = 0n; i < smaller; i++) {
    const left = BigInt(n) - larger - i;
    numerator *= left > 0n ? left : 0n;
    denominator *= BigInt(n) - i;
  }
  return { numerator, denominator };
}

export function passAtKRational(n: number, c: number, k: number): Rational {
  return subtract(rational(1), failureRational(n, c, k));
}

/** The distance of a double from the exact value, in units in the last place of that value. */
export function ulpsFrom(actual: number, { numerator, denominator }: Rational): number {
  if (numerator === 0n) return actual === 0 ? 0 : Infinity;
  const unit = unitExponent(numerator, denominator);
  // |actual - exact| / 2^unit, with both sides brought to whole numbers.
  const { mantissa, exponent } = partsOf(actual);
  const shift = BigInt(Math.max(0, -Math.min(exponent, unit)));
  const actualScaled = (mantissa * denominator) << (BigInt(exponent) + shift);
  const exactScaled = numerator << shift;
  const distance = actualScaled > exactScaled ? actualScaled - exactScaled : exactScaled - actualScaled;
  return Number((distance * 1_000_000n) / (denominator << (BigInt(unit) + shift))) / 1_000_000;
}

/** |actual / exact - 1|. */
export function relativeError(actual: number, { numerator, denominator }: Rational): number {
  if (numerator === 0n) return actual === 0 ? 0 : Infinity;
  const { mantissa, exponent } = partsOf(actual);
  const scaled = mantissa * denominator;
  const left = exponent > 0 ? scaled << BigInt(exponent) : scaled;
  const right = exponent < 0 ? numerator << BigInt(-exponent) : numerator;
  const distance = left > right ? left - right : right - left;
  const magnitude = right < 0n ? -right : right;
  return Number((distance * 10n ** 24n) / magnitude) / 1e24;
}

function bitLength(value: bigint): number {
  return value.toString(16).length * 4 - Math.clz32(parseInt(value.toString(16)[0], 16)) + 28;
}

/** The exponent of the last place of a double near numerator / denominator > 0. */
function unitExponent(numerator: bigint, denominator: bigint): number {
  let exponent = bitLength(numerator) - bitLength(denominator);
  const below =
    exponent >= 0 ? numerator < denominator << BigInt(exponent) : numerator << BigInt(-exponent) < denominator;
  if (below) exponent--;
  return Math.max(exponent - 52, -1074);
}

/** The double as mantissa * 2^exponent. */
function partsOf(value: number): { mantissa: bigint; exponent: number } {
  let exponent = 0;
  let mantissa = value;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent--;
  }
  return { mantissa: BigInt(mantissa), exponent };
}
