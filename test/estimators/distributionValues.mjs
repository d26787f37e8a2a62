// Writes distributionValues.json: quantiles and p-values to 30 digits, in fixed-point arithmetic on whole numbers and by finite sums,
// neither of which the estimators use. Run: node test/estimators/distributionValues.mjs
import { writeFileSync } from "node:fs";

const BITS = 2300n;
const ONE = 1n << BITS;

const times = (a, b) => (a * b) >> BITS;
const over = (a, b) => (a << BITS) / b;
const whole = (x) => BigInt(x) << BITS;

/** The double itself, not a rounding of it. */
function exact(x) {
  let shift = 0n;
  let value = x;
  for (; !Number.isInteger(value); shift++) value *= 2;
  return (BigInt(value) << BITS) >> shift;
}

function integerRoot(n) {
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

const root = (x) => integerRoot(x << BITS);

function arctangent(x) {
  if (x > ONE) return (PI >> 1n) - arctangent(over(ONE, x));
  if (x > ONE >> 20n) return 2n * arctangent(over(x, ONE + root(ONE + times(x, x))));
  let sum = 0n;
  const square = times(x, x);
  for (let power = x, i = 1n; power !== 0n; i += 2n, power = -times(power, square)) sum += power / i;
  return sum;
}

/** Machin's formula, whose arguments need neither halving nor pi. */
const PI = (() => {
  const inverse = (n) => {
    let sum = 0n;
    for (let power = ONE / n, i = 1n; power !== 0n; i += 2n, power = -power / (n * n)) sum += power / i;
    return sum;
  };
  return 16n * inverse(5n) - 4n * inverse(239n);
})();

function exponential(x) {
  let sum = 0n;
  for (let term = ONE, i = 1n; term !== 0n; term = times(term, x >> 30n) / i, i++) sum += term;
  for (let i = 0; i < 30; i++) sum = times(sum, sum);
  return sum;
}

const ROOT_OF_TWO_PI = root(2n * PI);

/** P(Z > z) for z >= 0: one half less the density times z + z^3/3 + z^5/15 + ... (Abramowitz & Stegun 26.2.11). */
function normalTail(z) {
  const square = times(z, z);
  let sum = 0n;
  for (let term = z, i = 3n; term !== 0n; term = times(term, square) / i, i += 2n) sum += term;
  return (ONE >> 1n) - over(sum, times(exponential(square >> 1n), ROOT_OF_TWO_PI));
}

/** P(T > t) for t >= 0 and whole df, by the finite sums of Abramowitz & Stegun 26.7.3 and 26.7.4. */
function studentTail(t, df) {
  const cosineSquare = over(ONE, ONE + times(t, t) / BigInt(df));
  const cosine = root(cosineSquare);
  const sine = root(ONE - cosineSquare);
  const odd = df % 2;
  let sum = 0n;
  let term = odd ? cosine : ONE;
  for (let j = odd ? 3n : 2n; j <= BigInt(df) && term !== 0n; j += 2n) {
    sum += term;
    term = (times(term, cosineSquare) * (j - 1n)) / j;
  }
  const central = times(sine, sum);
  if (!odd) return (ONE - central) >> 1n;
  const angle = arctangent(over(t, root(whole(df))));
  return (ONE - over(2n * (angle + central), PI)) >> 1n;
}

/** Where a convex tail falls to p <= 1/2: bisection on a logarithmic scale, then Newton with a numerical slope. */
function solve(tail, p) {
  let low = ONE >> 100n;
  let high = ONE;
  while (tail(high) > p) high *= high > ONE ? high / ONE : 2n;
  while (high > low + (low >> 12n)) {
    const middle = integerRoot(low * high);
    if (tail(middle) > p) low = middle;
    else high = middle;
  }
  let x = low;
  for (let i = 0; i < 9; i++) {
    const here = tail(x);
    const step = (x >> 400n) + 1n;
    const slope = over(tail(x + step) - here, step);
    if (slope === 0n) break;
    x += over(p - here, slope);
  }
  return x;
}

/** The nearest decimal of 30 digits. */
function decimal(x) {
  let exponent = Math.floor((x.toString(2).length - Number(BITS)) * Math.log10(2)) + 2;
  let digits = 0n;
  do {
    exponent--;
    const shift = BigInt(29 - exponent);
    digits = shift > 0n ? (2n * x * 10n ** shift + ONE) / (2n * ONE) : x / 10n ** -shift / ONE;
  } while (digits < 10n ** 29n);
  const text = String(digits);
  return `${text[0]}.${text.slice(1, 30)}e${exponent}`;
}

const TAILS = [
  1e-300, 1e-200, 1e-100, 1e-30, 1e-10, 1e-5, 0.001, 0.01, 0.025, 0.05, 0.074, 0.076, 0.1, 0.2, 0.3, 0.4, 0.49,
  0.4999999,
];
const DEGREES = [1, 2, 3, 4, 5, 9, 10, 19, 20, 21, 29, 30, 99, 163, 499, 1000];
const STATISTICS = [1e-6, 0.1, 0.5, 0.99, 1, 1.01, 1.7, 2.5, 4, 7, 12, 20, 36, 100, 1e4, 1e10];

const table = {
  normalQuantile: TAILS.map((p) => [p, `-${decimal(solve(normalTail, exact(p)))}`]),
  studentTQuantile: DEGREES.flatMap((df) =>
    TAILS.map((p) => [p, df, `-${decimal(solve((t) => studentTail(t, df), exact(p)))}`]),
  ),
  studentTTwoSided: [...DEGREES, 99999].flatMap((df) =>
    STATISTICS.map((t) => [t, df, 2n * studentTail(exact(t), df)])
      .filter(([, , p]) => p > ONE >> 1000n)
      .map(([t, df, p]) => [t, df, decimal(p)]),
  ),
};
writeFileSync(new URL("distributionValues.json", import.meta.url), `${JSON.stringify(table)}\n`);
