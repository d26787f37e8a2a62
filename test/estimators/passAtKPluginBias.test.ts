import { describe, expect, test } from "@jest/globals";
import { passAtKPluginBias } from "../../src/estimators/passAtKPluginBias.ts";
import { ErrorBudget } from "./errorBudget.ts";
import { ONE, powerOf, ratio, times } from "./fixedPoint.ts";
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
  ulpsFrom,
} from "./rational.ts";

/** E[1 - (1-c/n)^k] - (1 - q^k) = q^k - E[(1-c/n)^k], by the definition. */
function biasRational(n: number, k: number, p: Rational): Rational {
  const mean = sum(binomialChances(n, p).map((chance, c) => multiply(chance, power(rational(n - c, n), k))));
  return subtract(power(subtract(rational(1), p), k), mean);
}

/** q^k - E[q^D], where D counts the different ones among k draws with replacement. */
function biasOfDistinct(n: number, k: number, p: number): Rational {
  const exact = fromNumber(p);
  const failure = ONE - ratio(exact.numerator, exact.denominator);
  let chances = [ONE];
  for (let drawn = 1; drawn <= k; drawn++) {
    chances = Array.from({ length: drawn + 1 }, (_, j) => {
      const [same, other] = [chances[j] ?? 0n, chances[j - 1] ?? 0n];
      return (same * BigInt(j) + other * BigInt(n - j + 1)) / BigInt(n);
    });
  }
  const mean = chances.reduce((total, chance, j) => total + times(chance, powerOf(failure, j)), 0n);
  return rational(powerOf(failure, k) - mean, ONE);
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

  test("passAtKPluginBias(n, k, p) keeps its digits at any p, and ends, for few draws and for many", () => {
    const budget = new ErrorBudget("passAtKPluginBias, p from 1e-305");
    for (const [n, k, p] of [
      [5, 345, 1e-305],
      [5, 30, 1e-305],
      [3, 300, 1e-19],
      [3, 300, 1e-17],
      [200, 300, 0.01],
      [60, 256, 0.02],
      [60, 257, 0.02],
      [250, 20, 0.3],
    ]) {
      const error = relativeError(passAtKPluginBias(n, k, p), biasRational(n, k, fromNumber(p)));
      budget.record(error, `n = ${n}, k = ${k}, p = ${p}`);
    }
    for (const [n, k, p] of [
      [1000, 280, 0.3],
      [1e6, 280, 0.01],
      [1e6, 280, 1e-9],
      [1e12, 280, 0.25],
      [2 ** 53 - 1, 280, 0.001],
      [2 ** 53 - 1, 100, 0.001],
    ]) {
      const error = relativeError(passAtKPluginBias(n, k, p), biasOfDistinct(n, k, p));
      budget.record(error, `n = ${n}, k = ${k}, p = ${p}`);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
    expect(ulpsFrom(-passAtKPluginBias(5, 345, 1e-310), multiply(biasRational(5, 345, fromNumber(1e-310)), rational(-1)))).toBeLessThan(400); // prettier-ignore
    expect(passAtKPluginBias(1e12, 345, 5e-324)).toBe(0);
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
