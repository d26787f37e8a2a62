import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { passAtKPlugin } from "../../src/estimators/passAtKPlugin.ts";
import { passAtKTrue } from "../../src/estimators/passAtKTrue.ts";
import { ErrorBudget } from "./errorBudget.ts";
import { fromNumber, power, rational, subtract, ulpsFrom } from "./rational.ts";

describe("passAtKPlugin(n, c, k)", () => {
  test("passAtKPlugin(n, c, k) is 1 - (1 - c/n)^k, rounded once", () => {
    const budget = new ErrorBudget("passAtKPlugin, n to 2^53 - 1, k to 1000");
    for (const n of [1, 2, 3, 10, 61, 200, 1000, 2 ** 53 - 1]) {
      for (let c = 0; c <= n; c += Math.max(1, Math.floor(n / 60))) {
        for (const k of [1, 2, 5, 10, 100, 1000]) {
          const exact = subtract(rational(1), power(rational(n - c, n), k));
          budget.record(ulpsFrom(passAtKPlugin(n, c, k), exact), `n = ${n}, c = ${c}, k = ${k}`);
        }
      }
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKPlugin(n, c, 1) is c / n, and passAtKPlugin(n, c, k) rises to 1 with k", () => {
    const counts = fc.tuple(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.nat(),
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 1 }),
    );
    fc.assert(
      fc.property(counts, ([n, some, k]) => {
        const c = some % (n + 1);
        expect(passAtKPlugin(n, c, 1)).toBe(c / n);
        expect(passAtKPlugin(n, c, k + 1)).toBeGreaterThanOrEqual(passAtKPlugin(n, c, k));
        expect(passAtKPlugin(n, c, k)).toBeLessThanOrEqual(1);
      }),
      { seed: 1 },
    );
  });

  test("passAtKPlugin(16, 1, 16) is the published 0.64, where the unbiased estimate is 1", () => {
    expect(passAtKPlugin(16, 1, 16)).toBeCloseTo(0.64, 2);
  });

  test.each([
    [0, 0, 1, "notEstimable", "n must be at least 1, since there are no samples; got 0"],
    [5, 6, 1, "invalid", "c must be a whole number from 0 to n = 5; got 6"],
  ])("passAtKPlugin(%d, %d, %d) is %s: %s", (n, c, k, kind, message) => {
    expect(() => passAtKPlugin(n, c, k)).toThrow(expect.objectContaining({ kind, message }));
  });
});

describe("passAtKTrue(p, k)", () => {
  test("passAtKTrue(p, k) is 1 - (1 - p)^k, rounded once", () => {
    const budget = new ErrorBudget("passAtKTrue, p from 1e-300 to 1 - 2^-53, k to 1000");
    for (const p of [1e-300, 1e-17, 1e-9, 0.001, 0.3, 0.5, 0.829, 0.999, 1 - 2 ** -53]) {
      for (const k of [1, 2, 10, 131, 1000]) {
        const exact = subtract(rational(1), power(subtract(rational(1), fromNumber(p)), k));
        budget.record(ulpsFrom(passAtKTrue(p, k), exact), `p = ${p}, k = ${k}`);
      }
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKTrue(p, k) is exactly 0 and 1 at p = 0 and p = 1", () => {
    expect(passAtKTrue(0, 7)).toBe(0);
    expect(passAtKTrue(1, 7)).toBe(1);
  });

  test("passAtKTrue(p, k) gives the mix of strategies in which pass@32 and pass@1 disagree about the better model", () => {
    // Strategy 0 solves eight easy problems; 1, 2 and 3 solve the hard ones {9, 10}, {11} and {12}, and every easy one at times.
    const rates = [
      ...Array.from({ length: 8 }, () => [0.6, 0.1, 0.1, 0.1]),
      [0, 0.3, 0, 0],
      [0, 0.3, 0, 0],
      [0, 0, 0.3, 0],
      [0, 0, 0, 0.3],
    ];
    const score = (mix: number[], k: number) =>
      rates.reduce(
        (sum, row) =>
          sum +
          passAtKTrue(
            row.reduce((p, rate, i) => p + rate * mix[i], 0),
            k,
          ),
        0,
      ) / 12;
    const generalist = [1, 0, 0, 0];
    const mixed = [0.111, 0.341, 0.274, 0.274];
    expect(score(generalist, 1)).toBeCloseTo(0.4, 3);
    expect(score(generalist, 32)).toBeCloseTo(0.667, 3);
    expect(score(mixed, 1)).toBeCloseTo(0.134, 3);
    expect(score(mixed, 32)).toBeCloseTo(0.981, 3);
  });

  test.each([
    [1.2, 3, "p must be from 0 to 1; got 1.2"],
    [-0.1, 3, "p must be from 0 to 1; got -0.1"],
    [0.5, 0, "k must be a whole number from 1 to 9007199254740991; got 0"],
  ])("passAtKTrue(%d, %d) throws: %s", (p, k, message) => {
    expect(() => passAtKTrue(p, k)).toThrow(message);
  });
});
