import { describe, expect, test } from "@jest/globals";
import { passAtKVarianceUnbiased } from "../../src/estimators/passAtKVarianceUnbiased.ts";
import { ErrorBudget } from "./errorBudget.ts";
import {
  binomialChances,
  failureRational,
  multiply,
  passAtKRational,
  power,
  type Rational,
  rational,
  relativeError,
  subtract,
  sum,
} from "./rational.ts";

function unbiasedRational(n: number, c: number, k: number): Rational {
  return subtract(power(failureRational(n, c, k), 2), failureRational(n, c, 2 * k));
}

function isEqual(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

describe("passAtKVarianceUnbiased(n, c, k)", () => {
  test("passAtKVarianceUnbiased(n, c, k) is R_k^2 - R_2k for every n <= 40, c and k", () => {
    const budget = new ErrorBudget("passAtKVarianceUnbiased, every n <= 40");
    for (let n = 2; n <= 40; n++) {
      for (let c = 0; c <= n; c++) {
        for (let k = 1; 2 * k <= n; k++) {
          const error = relativeError(passAtKVarianceUnbiased(n, c, k), unbiasedRational(n, c, k));
          budget.record(error, `n = ${n}, c = ${c}, k = ${k}`);
        }
      }
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKVarianceUnbiased(n, c, k) keeps its digits where R_k^2 and R_2k agree in all of theirs", () => {
    const budget = new ErrorBudget("passAtKVarianceUnbiased, n to 2^53 - 1");
    const cases = [
      [1e6, 1, 1],
      [1e6, 10, 1000],
      [1000, 10, 100],
      [1e9, 3, 7],
      [1e12, 2, 500],
      [2 ** 53 - 1, 1, 1],
    ];
    for (const [n, c, k] of [...cases, [1e6, 3000, 200], [1e5, 300, 4000], [2 ** 53 - 1, 5, 900]]) {
      const error = relativeError(passAtKVarianceUnbiased(n, c, k), unbiasedRational(n, c, k));
      budget.record(error, `n = ${n}, c = ${c}, k = ${k}`);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKVarianceUnbiased(n, c, k) has the variance of passAtK as its mean, as an equality of rationals", () => {
    for (const p of [rational(1, 7), rational(1, 2), rational(9, 10)]) {
      for (const n of [2, 5, 8, 13]) {
        const chances = binomialChances(n, p);
        const expectation = (value: (c: number) => Rational) =>
          sum(chances.map((chance, c) => multiply(chance, value(c))));
        for (let k = 1; 2 * k <= n; k++) {
          const mean = expectation((c) => passAtKRational(n, c, k));
          const variance = subtract(
            expectation((c) => power(passAtKRational(n, c, k), 2)),
            power(mean, 2),
          );
          expect(
            isEqual(
              expectation((c) => unbiasedRational(n, c, k)),
              variance,
            ),
          ).toBe(true);
        }
      }
    }
  });

  test("passAtKVarianceUnbiased(n, c, k) over 100,000 factors is what summing its logarithms gives", () => {
    const [n, c, k] = [1e11, 1e6, 1e5];
    let logRatio = 0;
    for (let i = 0; i < k; i++)
      logRatio -= Math.log1p(((k / (n - k - i)) * c) / (n - c - i) / (1 - ((k / (n - k - i)) * c) / (n - c - i)));
    let logFailure = 0;
    for (let i = 0; i < k; i++) logFailure += Math.log1p(-c / (n - i));
    const expected = Math.exp(2 * logFailure) * -Math.expm1(logRatio);
    expect(Math.abs(passAtKVarianceUnbiased(n, c, k) / expected - 1)).toBeLessThan(1e-11);
  });

  test("passAtKVarianceUnbiased(n, c, k) is 0 when c is 0 or n, and c (n - c) / (n^2 (n - 1)) when k is 1", () => {
    expect(passAtKVarianceUnbiased(10, 0, 5)).toBe(0);
    expect(passAtKVarianceUnbiased(10, 10, 5)).toBe(0);
    expect(passAtKVarianceUnbiased(10, 3, 1)).toBeCloseTo(7 / 300, 16);
  });

  test.each([
    [10, 3, 6, "n must be at least 2k = 12; got 10"],
    [10, 11, 2, "c must be a whole number from 0 to n = 10; got 11"],
  ])("passAtKVarianceUnbiased(%d, %d, %d) throws: %s", (n, c, k, message) => {
    expect(() => passAtKVarianceUnbiased(n, c, k)).toThrow(message);
  });
});
