// Makes formulas.json: results of the formulas from exact rationals (BigInt), a way that shares nothing with the code under test.
// Run: node test/golden/generate.mjs && npm run format. The choice of the cases is seeded, so that a run changes nothing.
import { writeFileSync } from "node:fs";

const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));
const reduce = ([a, b]) => {
  const divisor = gcd(a < 0n ? -a : a, b) || 1n;
  return [a / divisor, b / divisor];
};
const ratio = (a, b = 1) => [BigInt(a), BigInt(b)];
const add = ([a, b], [c, d]) => reduce([a * d + c * b, b * d]);
const minus = (x, [c, d]) => add(x, [-c, d]);
const times = ([a, b], [c, d]) => reduce([a * c, b * d]);
const power = ([a, b], exponent) => [a ** BigInt(exponent), b ** BigInt(exponent)];
const one = ratio(1);

/** The nearest double, by 70 binary digits of the quotient and one rounding of them. */
function double([a, b]) {
  if (a === 0n) return 0;
  const magnitude = a < 0n ? -a : a;
  const shift = magnitude.toString(2).length - b.toString(2).length - 70;
  const digits = shift > 0 ? magnitude / (b << BigInt(shift)) : (magnitude << BigInt(-shift)) / b;
  // A set last bit stands for what the division cut off, so that Number() rounds the true value.
  const value = Number(digits | 1n) * 2 ** shift;
  return a < 0n ? -value : value;
}

function choose(n, k) {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1n; i <= BigInt(k); i++) result = (result * (BigInt(n) - BigInt(k) + i)) / i;
  return result;
}

const failure = (n, c, m) => [choose(n - c, m), choose(n, m)];
const passAtK = (n, c, k) => minus(one, failure(n, c, k));
const sum = (values) => values.reduce(add, ratio(0));
const mean = (values) => times(sum(values), ratio(1, values.length));
const range = (length) => Array.from({ length }, (_, index) => index);

/** Var(passAtK) over c ~ Bin(n, p), by its definition. */
function variance(n, k, p) {
  const q = minus(one, p);
  const chance = (c) => times(times([choose(n, c), 1n], power(p, c)), power(q, n - c));
  const moment = (of) => sum(range(n + 1).map((c) => times(chance(c), of(c))));
  const first = moment((c) => passAtK(n, c, k));
  return minus(
    moment((c) => power(passAtK(n, c, k), 2)),
    power(first, 2),
  );
}

function bias(n, k, p) {
  const q = minus(one, p);
  const chance = (c) => times(times([choose(n, c), 1n], power(p, c)), power(q, n - c));
  const plugin = (c) => minus(one, power(ratio(n - c, n), k));
  return minus(sum(range(n + 1).map((c) => times(chance(c), plugin(c)))), minus(one, power(q, k)));
}

function atLeast(n, c, k, needed) {
  return sum(range(k + 1).filter((j) => j >= needed).map((j) => [choose(c, j) * choose(n - c, k - j), choose(n, k)])); // prettier-ignore
}

/** The mean over all sets of k samples that hold sample i of what the set earns. */
function weight(passed, i, k, leaveOneOut) {
  const others = passed.filter((_, j) => j !== i);
  const correct = others.filter(Boolean).length;
  const rest = k === 1 ? ratio(0) : passAtK(others.length, correct, k - 1);
  const own = passed[i] ? one : ratio(0);
  const earned = add(own, times(minus(one, own), rest));
  return times(ratio(k, passed.length), leaveOneOut ? minus(earned, rest) : earned);
}

let state = 20_240_731;
const random = (limit) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};

const cases = [];
const add1 = (formula, args, exact, bound) =>
  cases.push({ formula, args, result: Array.isArray(exact[0]) ? exact.map((row) => row.map(double)) : [[double(exact)]], ...bound }); // prettier-ignore

for (let round = 0; round < 60; round++) {
  const n = 1 + random(round < 30 ? 20 : 300);
  const c = random(n + 1);
  const k = 1 + random(n);
  const p = ratio(random(17), 16);
  const tau = random(9) / 8;
  add1("PASSK", [n, c, k], passAtK(n, c, k), { ulp: 1 });
  add1("PASSHATK", [n, c, k], [choose(c, k), choose(n, k)], { ulp: 1 });
  add1("PASSK_PLUGIN", [n, c, k], minus(one, power(ratio(n - c, n), k)), { ulp: 8 });
  add1("PASSK_TRUE", [double(p), k], minus(one, power(minus(one, p), k)), { ulp: 8 });
  add1("GPASSK", [n, c, k, tau], atLeast(n, c, k, Math.max(1, Math.ceil(tau * k))), { rel: 1e-13 });
  if (n >= 2 * k) {
    const unbiased = minus(power(failure(n, c, k), 2), failure(n, c, 2 * k));
    add1("PASSK_VAR_UNBIASED", [n, c, k], unbiased, { rel: 1e-12 });
  }
  if (n <= 40) {
    add1("PASSK_VAR", [n, c, k, double(p)], variance(n, k, p), { rel: 1e-12 });
    add1("PASSK_VAR", [n, c, k], variance(n, k, ratio(c, n)), { rel: 1e-12 });
    add1("PASSK_BIAS", [n, k, double(p)], bias(n, k, p), { rel: 1e-10 });
  }
}
for (let round = 0; round < 12; round++) {
  const passed = range(1 + random(12)).map(() => random(2) === 1);
  const k = 1 + random(passed.length);
  const leaveOneOut = round % 2 === 1;
  const exact = passed.map((_, i) => [weight(passed, i, k, leaveOneOut)]);
  cases.push({
    formula: "PASSK_WEIGHTS",
    args: [passed.map((one) => [one]), k, leaveOneOut],
    result: exact.map(([value]) => [double(value)]),
    ulp: 4,
  });
}
for (let round = 0; round < 12; round++) {
  const problems = range(2 + random(30)).map(() => ({ n: 5 + random(30), c: 0 }));
  for (const problem of problems) problem.c = random(problem.n + 1);
  const columns = [problems.map(({ n }) => [n]), problems.map(({ c }) => [c])];
  const k = 1 + random(5);
  const scores = problems.map(({ n, c }) => passAtK(n, c, k));
  const average = mean(scores);
  const squares = sum(scores.map((score) => power(minus(score, average), 2)));
  const between = times(squares, ratio(1, problems.length - 1));
  add1("PASSK_MEAN", [...columns, k], average, { rel: 1e-15 });
  const error = Math.sqrt(double(times(between, ratio(1, problems.length))));
  cases.push({ formula: "PASSK_SE", args: [...columns, k], result: [[error]], rel: 1e-14 });
  const enough = problems.filter(({ n }) => n >= 2 * k);
  if (enough.length === problems.length) {
    const within = sum(problems.map(({ n, c }) => minus(power(failure(n, c, k), 2), failure(n, c, 2 * k))));
    const fixed = Math.sqrt(double(within)) / problems.length;
    cases.push({ formula: "PASSK_SE", args: [...columns, k, 1], result: [[fixed]], rel: 1e-12 });
  }
}

const lines = cases.map((entry) => JSON.stringify(entry)).join(",\n");
writeFileSync(new URL("formulas.json", import.meta.url), `[\n${lines}\n]\n`);
