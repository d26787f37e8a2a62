import { describe, expect, test } from "@jest/globals";
import { gPassAtK } from "../../src/estimators/gPassAtK.ts";
import { passAtK } from "../../src/estimators/passAtK.ts";
import { passHatK } from "../../src/estimators/passHatK.ts";
import { ErrorBudget } from "./errorBudget.ts";
import { binomial, rational, relativeError } from "./rational.ts";

/** P(J >= least), as a ratio of whole numbers. */
function tailRational(n: number, c: number, k: number, least: number) {
  let favourable = 0n;
  for (let j = least; j <= k; j++) favourable += binomial(c, j) * binomial(n - c, k - j);
  return rational(favourable, binomial(n, k));
}

describe("gPassAtK(n, c, k, tau)", () => {
  test("gPassAtK(n, c, k, m / k) is the exact tail from m on, for every n <= 16, and for larger n", () => {
    const budget = new ErrorBudget("gPassAtK, n to 5000");
    const measure = (n: number, c: number, k: number, least: number) => {
      const error = relativeError(gPassAtK(n, c, k, least / k), tailRational(n, c, k, least));
      budget.record(error, `n = ${n}, c = ${c}, k = ${k}, m = ${least}`);
    };
    for (let n = 1; n <= 16; n++) {
      for (let c = 0; c <= n; c++) {
        for (let k = 1; k <= n; k++) for (let least = 1; least <= k; least++) measure(n, c, k, least);
      }
    }
    for (let least = 1; least <= 100; least++) {
      measure(300, 120, 100, least);
      measure(5000, 40, 100, least);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test.each([
    [48, 40, 16, 0.75, 0.9310553402455871],
    [48, 24, 16, 0.25, 0.9975051021622992],
    [48, 24, 16, 0.75, 0.01523826236296518],
    [200, 150, 10, 0.5, 0.9829227270801646],
    [10, 7, 5, 0.5, 11 / 12],
  ])("gPassAtK(%d, %d, %d, %d) is %d", (n, c, k, tau, expected) => {
    expect(Math.abs(gPassAtK(n, c, k, tau) / expected - 1)).toBeLessThan(1e-14);
  });

  test("gPassAtK(n, c, k, 0) is pass@k and gPassAtK(n, c, k, 1) is pass^k", () => {
    for (const [n, c, k] of [
      [10, 3, 5],
      [200, 150, 10],
      [7, 7, 7],
      [7, 0, 3],
    ]) {
      expect(gPassAtK(n, c, k, 0)).toBe(passAtK(n, c, k));
      expect(gPassAtK(n, c, k, 1)).toBe(passHatK(n, c, k));
    }
  });

  test("gPassAtK(n, c, k, tau) ends, at 0, where a tail is too small for a double", () => {
    expect(gPassAtK(1e9, 5e8, 1e8, 0.9)).toBe(0);
    expect(gPassAtK(1e9, 5e8, 1e8, 0.1)).toBe(1);
  });

  test("gPassAtK(n, c, k, j / 100) needs exactly the whole j k / 100, although 0.07 * 100 is 7.000000000000001", () => {
    expect(gPassAtK(100, 7, 100, 0.07)).toBe(1);
    for (let j = 1; j <= 100; j++) {
      for (let k = 1; k <= 100; k++) {
        const needed = Math.max(1, Math.ceil((j * k) / 100));
        expect(gPassAtK(100, needed, 100, needed / 100)).toBe(1);
        expect(gPassAtK(k, needed, k, j / 100)).toBe(1);
        expect(gPassAtK(k, needed - 1, k, j / 100)).toBe(0);
      }
    }
  });

  test("gPassAtK(n, c, k, tau) needs every one of tau k, however many they are: the guard is for rounding alone", () => {
    const most = 2 ** 53 - 1;
    expect(gPassAtK(most, most - 1, most, 1)).toBe(0);
    expect(gPassAtK(1e15, 1e15 - 1, 5e14, 1)).toBe(0.5);
    // 2^51 of 2^52 are needed and there are just as many, or one fewer.
    expect(gPassAtK(most, most, 2 ** 52, 0.5)).toBe(1);
    expect(gPassAtK(most, 2 ** 51 - 1, 2 ** 52, 0.5)).toBe(0);
    expect(gPassAtK(most, 2 ** 51 + 8, most, 2 ** -2)).toBe(1);
  });

  test.each([
    [5, 2, 6, 0.5, "k must be at most n = 5; got 6"],
    [5, 2, 3, 1.5, "tau must be from 0 to 1; got 1.5"],
  ])("gPassAtK(%d, %d, %d, %d) throws: %s", (n, c, k, tau, message) => {
    expect(() => gPassAtK(n, c, k, tau)).toThrow(message);
  });
});
