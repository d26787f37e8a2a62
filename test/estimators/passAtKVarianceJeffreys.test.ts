import { describe, expect, test } from "@jest/globals";
import { passAtKVarianceJeffreys } from "../../src/estimators/passAtKVarianceJeffreys.ts";
import { ErrorBudget } from "./errorBudget.ts";
import { binomial, multiply, type Rational, rational, relativeError, subtract, sum } from "./rational.ts";

/** M_m = prod_{i<m} (1/2 + n - c + i) / (1 + n + i), over halves. */
function moment(n: number, c: number, m: number): Rational {
  let product = rational(1);
  for (let i = 0; i < m; i++) product = multiply(product, rational(1 + 2 * (n - c + i), 2 * (1 + n + i)));
  return product;
}

function jeffreysRational(n: number, c: number, k: number): Rational {
  const terms = Array.from({ length: k + 1 }, (_, j) => {
    const chance = rational(binomial(k, j) * binomial(n - k, k - j), binomial(n, k));
    return multiply(chance, subtract(moment(n, c, 2 * k - j), moment(n, c, 2 * k)));
  });
  return sum(terms);
}

describe("passAtKVarianceJeffreys(n, c, k)", () => {
  test("passAtKVarianceJeffreys(n, c, k) is the posterior mean of the exact variance, for n <= 20 and every c and k", () => {
    const budget = new ErrorBudget("passAtKVarianceJeffreys, n <= 20");
    for (const n of [1, 2, 3, 7, 12, 20]) {
      for (let c = 0; c <= n; c++) {
        for (let k = 1; k <= n; k++) {
          const error = relativeError(passAtKVarianceJeffreys(n, c, k), jeffreysRational(n, c, k));
          budget.record(error, `n = ${n}, c = ${c}, k = ${k}`);
        }
      }
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKVarianceJeffreys(n, c, k) keeps its digits at larger n, for every kind of count", () => {
    const budget = new ErrorBudget("passAtKVarianceJeffreys, n to 1000");
    for (const [n, c, k] of [
      [200, 3, 100],
      [200, 0, 150],
      [200, 200, 20],
      [1000, 999, 60],
      [1000, 10, 40],
    ]) {
      const error = relativeError(passAtKVarianceJeffreys(n, c, k), jeffreysRational(n, c, k));
      budget.record(error, `n = ${n}, c = ${c}, k = ${k}`);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("passAtKVarianceJeffreys(1, 0, 1) is E[p (1-p)] = 1/8 for Beta(1/2, 3/2)", () => {
    expect(passAtKVarianceJeffreys(1, 0, 1)).toBe(0.125);
  });

  test.each([
    [10, 3, 11, "k must be at most n = 10; got 11"],
    [1e9, 3, 5e6, "k must be at most 4194304 for this variance; got 5000000"],
  ])("passAtKVarianceJeffreys(%d, %d, %d) throws: %s", (n, c, k, message) => {
    expect(() => passAtKVarianceJeffreys(n, c, k)).toThrow(message);
  });
});
