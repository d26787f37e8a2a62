import { describe, expect, test } from "@jest/globals";
import { passHatK } from "../../src/estimators/passHatK.ts";
import { ErrorBudget } from "./errorBudget.ts";
import { binomial, rational, ulpsFrom } from "./rational.ts";

describe("passHatK(n, c, k)", () => {
  test("passHatK(n, c, k) is within half an ulp of C(c, k) / C(n, k), for every n <= 30 and for larger n", () => {
    const budget = new ErrorBudget("passHatK, every c and k of every n <= 30, and n = 1000");
    const measure = (n: number, c: number, k: number) => {
      budget.record(
        ulpsFrom(passHatK(n, c, k), rational(binomial(c, k), binomial(n, k))),
        `n = ${n}, c = ${c}, k = ${k}`,
      );
    };
    for (let n = 1; n <= 30; n++) {
      for (let c = 0; c <= n; c++) for (let k = 1; k <= n; k++) measure(n, c, k);
    }
    for (let c = 10; c <= 1000; c += 110) for (const k of [1, 7, 100, 500]) measure(1000, c, k);
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test.each([
    [5, 4, 3, 0.4],
    [4, 3, 2, 0.5],
    [4, 3, 4, 0],
    [7, 7, 7, 1],
    [7, 0, 1, 0],
  ])("passHatK(%d, %d, %d) is %d", (n, c, k, expected) => {
    expect(passHatK(n, c, k)).toBe(expected);
  });

  test.each([
    [4, 3, 5, "k must be at most n = 4; got 5"],
    [4, 5, 1, "c must be a whole number from 0 to n = 4; got 5"],
    [4, 1.5, 1, "c must be a whole number from 0 to n = 4; got 1.5"],
  ])("passHatK(%d, %d, %d) throws: %s", (n, c, k, message) => {
    expect(() => passHatK(n, c, k)).toThrow(message);
  });
});
