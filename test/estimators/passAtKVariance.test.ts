import { describe, expect, test } from "@jest/globals";
import { passAtKVariance } from "../../src/estimators/passAtKVariance.ts";
import { ErrorBudget } from "./errorBudget.ts";
import { ONE, powerOf, ratio, times } from "./fixedPoint.ts";
import {
  binomialChances,
  fromNumber,
  multiply,
  passAtKRational,
  power,
  type Rational,
  rational,
  relativeError,
  subtract,
  sum,
} from "./rational.ts";

/** E[x^2] - E[x]^2 over c ~ Bin(n, p), the definition. */
function varianceRational(n: number, k: number, p: Rational): Rational {
  const chances = binomialChances(n, p);
  const square = sum(chances.map((chance, c) => multiply(chance, power(passAtKRational(n, c, k), 2))));
  const mean = sum(chances.map((chance, c) => multiply(chance, passAtKRational(n, c, k))));
  return subtract(square, power(mean, 2));
}

/** The same by the same definition, for few expected successes of very many samples. */
function varianceOfRare(n: number, k: number, p: number): Rational {
  const exact = fromNumber(p);
  const success = ratio(exact.numerator, exact.denominator);
  let chance = powerOf(ONE - success, n);
  let failure = ONE;
  let square = 0n;
  for (let c = 0; c < 400 && failure > 0n; c++) {
    square += times(chance, times(failure, failure));
    chance = times(chance, times(ratio(n - c, c + 1), ratio(success, ONE - success)));
    failure = times(failure, ratio(n - k - c, n - c));
  }
  return rational(square - powerOf(ONE - success, 2 * k), ONE);
}

describe("passAtKVariance(n, k, p)", () => {
  test("passAtKVariance(n, k, p) is the variance over the binomial c, exactly summed", () => {
    const budget = new ErrorBudget("passAtKVariance, n <= 24 and every k");
    for (const p of [0.3, 1e-9, 0.5, 0.97, 1 / 7]) {
      for (const n of [1, 2, 5, 10, 17, 24]) {
        for (let k = 1; k <= n; k++) {
          const exact = varianceRational(n, k, fromNumber(p));
          budget.record(relativeError(passAtKVariance(n, k, p), exact), `n = ${n}, k = ${k}, p = ${p}`);
        }
      }
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKVariance(n, k, p) keeps its digits, and ends, where n and k are as large as they can be", () => {
    const budget = new ErrorBudget("passAtKVariance, n to 2^53 - 1");
    const most = 2 ** 53 - 1;
    for (const [n, k, p] of [
      [most, (most + 1) / 2 - 1, 2 / most],
      [most, most - 5, 20 / most],
      [most, 2 ** 51, 1e-19],
      [2 ** 45, 2 ** 44, 30 * 2 ** -45],
      [1e12, 123_456_789, 1e-10],
      [1e6, 5e5, 4e-5],
      [5000, 4990, 0.003],
    ]) {
      budget.record(relativeError(passAtKVariance(n, k, p), varianceOfRare(n, k, p)), `n = ${n}, k = ${k}, p = ${p}`);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test.each([
    [10_000, 9999],
    [1e6, 999_999],
    [1e12, 1e12 - 1],
    [1e15, 1e15 - 3],
  ])("passAtKVariance(%d, 1, c / n, (n - c) / n) is p (1-p) / n to the last digits where c is %d", (n, c) => {
    const exact = rational(BigInt(c) * BigInt(n - c), BigInt(n) ** 3n);
    expect(relativeError(passAtKVariance(n, 1, c / n, (n - c) / n), exact)).toBeLessThan(1e-13);
  });

  // Sums of 60 digits.
  test.each([
    [10, 1, 0.3, 0.021],
    [10, 5, 0.3, 0.043762846925],
    [10, 10, 0.3, 0.0274496022370238],
    [20, 10, 0.05, 0.1056079015415395],
    [200, 10, 0.05, 0.009535465096633266],
    [200, 100, 0.01, 0.08761266359512386],
    [200, 150, 0.02, 0.0203408893258994],
  ])("passAtKVariance(%d, %d, %d) is %d", (n, k, p, expected) => {
    expect(Math.abs(passAtKVariance(n, k, p) / expected - 1)).toBeLessThan(1e-14);
  });

  test("passAtKVariance(200, 8, 0.3) is the published 4.80e-4, beside its leading term 4.56e-4", () => {
    expect(passAtKVariance(200, 8, 0.3)).toBeCloseTo(4.8e-4, 6);
    expect((8 ** 2 * 0.3 * 0.7 ** 15) / 200).toBeCloseTo(4.56e-4, 6);
  });

  test("passAtKVariance(n, k, p) is exactly 0 when p is 0 or 1, and p (1 - p) / n when k is 1", () => {
    expect(passAtKVariance(50, 7, 0)).toBe(0);
    expect(passAtKVariance(50, 7, 1)).toBe(0);
    for (const n of [1, 3, 1000, 1e6, 2 ** 53 - 1]) {
      const exact = multiply(rational(1, n), multiply(fromNumber(0.3), fromNumber(1 - 0.3)));
      expect(relativeError(passAtKVariance(n, 1, 0.3), exact)).toBeLessThan(4e-16);
    }
  });

  test("passAtKVariance(n, k, p) tends to k^2 p q^(2k-1) / n, also where n is a million million", () => {
    const leading = (100 ** 2 * 0.01 * 0.99 ** 199) / 1e12;
    expect(passAtKVariance(1e12, 100, 0.01) / leading).toBeCloseTo(1, 8);
  });

  test.each([
    [5, 6, 0.5, "k must be at most n = 5; got 6"],
    [5, 2, 1.2, "p must be from 0 to 1; got 1.2"],
    [5, 2, NaN, "p must be from 0 to 1; got NaN"],
    [0, 2, 0.5, "n must be at least 1, since there are no samples; got 0"],
  ])("passAtKVariance(%d, %d, %d) throws: %s", (n, k, p, message) => {
    expect(() => passAtKVariance(n, k, p)).toThrow(message);
  });
});
