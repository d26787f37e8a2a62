import { describe, expect, test } from "@jest/globals";
import { passAtKPluginBias } from "../../src/estimators/passAtKPluginBias.ts";
import { ErrorBudget } from "./errorBudget.ts";
import {
  binomialChances,
  fromNumber,
  multiply,
  power,
  type Rational,
  rational,
  relativeError,
  subtract,
  sum,
} from "./rational.ts";

/** E[1 - (1-c/n)^k] - (1 - q^k) = q^k - E[(1-c/n)^k], by the definition. */
function biasRational(n: number, k: number, p: Rational): Rational {
  const mean = sum(binomialChances(n, p).map((chance, c) => multiply(chance, power(rational(n - c, n), k))));
  return subtract(power(subtract(rational(1), p), k), mean);
}

describe("passAtKPluginBias(n, k, p)", () => {
  test("passAtKPluginBias(n, k, p) is the exact expectation less the truth, for n <= 40 and k on both sides of it", () => {
    const budget = new ErrorBudget("passAtKPluginBias, n <= 40");
    for (const p of [0.3, 0.05, 0.5, 0.9, 1e-6, 1 - 2 ** -20]) {
      for (const n of [1, 2, 8, 19, 40]) {
        for (const k of [2, 3, 5, 8, 40, 100]) {
          const error = relativeError(passAtKPluginBias(n, k, p), biasRational(n, k, fromNumber(p)));
          budget.record(error, `n = ${n}, k = ${k}, p = ${p}`);
        }
      }
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test.each([
    [8, 2, 0.3, -0.02625],
    [8, 4, 0.3, -0.0754605],
    [8, 8, 0.3, -0.1040624],
  ])("passAtKPluginBias(%d, %d, %d) is the published %d", (n, k, p, expected) => {
    expect(passAtKPluginBias(n, k, p)).toBeCloseTo(expected, 7);
  });

  test("passAtKPluginBias(n, 2, p) is -p q / n and passAtKPluginBias(n, 3, p) has its closed form, for n to 2^53 - 1", () => {
    const budget = new ErrorBudget("passAtKPluginBias, n to 2^53 - 1");
    const p = 0.25;
    for (const n of [10, 1000, 5000, 123_457, 1e6, 1e9, 1e12, 2 ** 53 - 1]) {
      const two = -(p * (1 - p)) / n;
      // E[x^3] - q^3 = 3 q v + m with v = p q / n and the third central moment m = q p (p - q) / n^2.
      const three = 3 * (1 - p) * two + (p * (1 - p) * (1 - 2 * p)) / n / n;
      budget.record(Math.abs(passAtKPluginBias(n, 2, p) / two - 1), `n = ${n}, k = 2`);
      budget.record(Math.abs(passAtKPluginBias(n, 3, p) / three - 1), `n = ${n}, k = 3`);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKPluginBias(n, k, p) is the limit for a rare success, c Poisson, where k is as large as n, and 0 where it underflows", () => {
    // E[(1-c/n)^n] tends to exp(-lambda (1 - 1/e)) and q^n to exp(-lambda), for n p = lambda.
    const limit = Math.exp(-3) - Math.exp(-3 * (1 - Math.exp(-1)));
    expect(passAtKPluginBias(1e9, 1e9, 3e-9)).toBeCloseTo(limit, 8);
    expect(passAtKPluginBias(2 ** 53 - 1, 2 ** 53 - 1, 0.5)).toBe(0);
  });

  test("passAtKPluginBias(n, k, p) is exactly 0 when k is 1 or p is 0 or 1", () => {
    expect(passAtKPluginBias(10, 1, 0.3)).toBe(0);
    expect(passAtKPluginBias(10, 5, 0)).toBe(0);
    expect(passAtKPluginBias(10, 5, 1)).toBe(0);
  });

  test.each([
    [0, 2, 0.5, "n must be at least 1, since there are no samples; got 0"],
    [8, 2, -0.1, "p must be from 0 to 1; got -0.1"],
    [8, 0, 0.1, "k must be a whole number from 1 to 9007199254740991; got 0"],
  ])("passAtKPluginBias(%d, %d, %d) throws: %s", (n, k, p, message) => {
    expect(() => passAtKPluginBias(n, k, p)).toThrow(message);
  });
});
