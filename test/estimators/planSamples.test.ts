import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { passAtKStandardError } from "../../src/estimators/passAtKStandardError.ts";
import { planSamples } from "../../src/estimators/planSamples.ts";
import { humanEval } from "./humanEval.ts";
import {
  binomial,
  binomialChances,
  failureRational,
  multiply,
  power,
  type Rational,
  rational,
  subtract,
  sum,
} from "./rational.ts";

/** sum_j w_j(samples) (R_(2k-j) - R_(2k)) as a rational. */
function predicted(n: number, c: number, k: number, samples: number): Rational {
  const terms = Array.from({ length: k + 1 }, (_, j) =>
    multiply(
      rational(binomial(k, j) * binomial(samples - k, k - j), binomial(samples, k)),
      subtract(failureRational(n, c, 2 * k - j), failureRational(n, c, 2 * k)),
    ),
  );
  return sum(terms);
}

function isAtMost(a: Rational, b: Rational): boolean {
  return subtract(a, b).numerator <= 0n;
}

describe("planSamples(n, c, k, se, target)", () => {
  test("planSamples(n, c, k, se, 1) is the smallest number whose exactly predicted error is at most se", () => {
    const pilot = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.tuple(fc.nat(6), fc.nat(30)), { minLength: 1, maxLength: 4 }))
      .map(([k, rows]) => {
        const n = rows.map(([more]) => 2 * k + more);
        return { k, n, c: rows.map(([, some], i) => some % (n[i] + 1)) };
      });
    fc.assert(
      fc.property(pilot, fc.integer({ min: 30, max: 400 }), ({ k, n, c }, thousandths) => {
        const se = thousandths / 1024;
        const allowed = power(rational(thousandths * n.length, 1024), 2);
        const total = (samples: number) => sum(n.map((size, i) => predicted(size, c[i], k, samples)));
        const plan = planSamples(n, c, k, se, 1);
        expect(isAtMost(total(plan), allowed)).toBe(true);
        if (plan > k) expect(isAtMost(total(plan - 1), allowed)).toBe(false);
      }),
      { seed: 10, numRuns: 60 },
    );
  });

  test("planSamples predicts without bias: over all counts of a pilot its variance averages to the true one, exactly", () => {
    const [n, k] = [8, 2];
    for (const p of [rational(1, 7), rational(1, 2), rational(9, 10)]) {
      const chances = binomialChances(n, p);
      const failure = subtract(rational(1), p);
      for (const samples of [2, 3, 5, 20]) {
        const average = sum(chances.map((chance, c) => multiply(chance, predicted(n, c, k, samples))));
        const second = binomialChances(samples, p).map((chance, c) =>
          multiply(chance, power(failureRational(samples, c, k), 2)),
        );
        const truth = subtract(sum(second), power(failure, 2 * k));
        expect(subtract(average, truth).numerator).toBe(0n);
      }
    }
  });

  test("planSamples(n, c, k, se, target) of a pilot that already meets se asks for no more samples than it", () => {
    const { samples, gpt35 } = humanEval;
    const fixed = passAtKStandardError(samples, gpt35, 5, { target: 1 });
    expect(planSamples(samples, gpt35, 5, fixed * 1.0000001, 1)).toBe(10);
    expect(planSamples(samples, gpt35, 5, fixed * 0.9999999, 1)).toBe(11);
    expect(planSamples(samples, gpt35, 5, passAtKStandardError(samples, gpt35, 5) * 1.0000001)).toBe(10);
    expect(planSamples(samples, gpt35, 5, 0.0269)).toBeGreaterThan(20);
    expect(planSamples([20, 20], [3, 8], 1, 0.05, 1)).toBe(39);
  });

  test.each([
    [2, 2, 1, 0.01, 2500],
    [1, 5, 2, 0.001, 300_000],
    [2, 2, 1, 0.001, 250_000],
    [8, 2, 1, 0.005, 2500],
    [16, 5, 1, 0.005, 500],
  ])("planSamples of %d problems with n = %d, c = %d meets se = %d exactly at %d", (problems, n, c, se, plan) => {
    const [ns, cs] = [n, c].map((count) => new Array<number>(problems).fill(count));
    const allowed = power(multiply(rational(Math.round(se * 1000), 1000), rational(problems)), 2);
    expect(subtract(sum(ns.map((size) => predicted(size, c, 1, plan))), allowed).numerator).toBe(0n);
    expect(planSamples(ns, cs, 1, se, 1)).toBe(plan);
  });

  test("planSamples(n, c, k, se, target) answers at the largest counts, or says that k is too large", () => {
    const most = 2 ** 53 - 1;
    // One correct sample: the variance within a problem is k^2 / (n' n).
    const samples = planSamples([most, most], [1, 1], 2 ** 52 - 1, 0.4, 1);
    expect(samples / ((2 ** 52 - 1) ** 2 / most / 2 / 0.16)).toBeCloseTo(1, 12);
    expect(() => planSamples([most, most], [1, 1], 2 ** 52 - 1, 0.01, 1)).toThrow(
      /^se must be above 0\.3535\d*, which no number of samples per problem up to 9007199254740991 gets below; got 0\.01$/,
    );
    expect(() => planSamples([most], [1e7], 1e7, 0.01, 1)).toThrow(
      "k must be at most 65536 in a plan, where more samples than that are correct; got 10000000",
    );
  });

  test("planSamples(n, c, k, se, 1) names the error of the most samples there can be where se is below it", () => {
    expect(() => planSamples([2, 2], [1, 1], 1, 1e-9, 1)).toThrow(
      /^se must be above 5\.26835\d*e-9, which no number of samples per problem up to 9007199254740991 gets below; got 1e-9$/,
    );
  });

  test("planSamples(n, c, k, se) names the floor that no number of samples gets below", () => {
    const { samples, gpt35 } = humanEval;
    expect(() => planSamples(samples, gpt35, 5, 0.02)).toThrow(
      /^se must be above 0\.0264\d*, which no number .*; got 0\.02$/,
    );
  });

  test("planSamples(n, c, k, se, target) needs a pilot of 2k, a positive se and target 0 or 1", () => {
    expect(() => planSamples([10, 9], [1, 2], 5, 0.1)).toThrow("n must be at least 2k = 10 in the pilot; got 9");
    for (const se of [0, -1, NaN])
      expect(() => planSamples([10], [1], 1, se, 1)).toThrow(`se must be above 0; got ${se}`);
    expect(() => planSamples([10], [1], 1, 0.1, 2)).toThrow("target must be 0 or 1; got 2");
    expect(() => planSamples([10], [1], 1, 0.1)).toThrow(
      "n must be counts of 2 problems or more, or of fixed ones (target 1); got 1",
    );
  });

  test("planSamples(n, c, k, se, 1) of a problem never solved asks for k samples, however small se", () => {
    expect(planSamples([10], [0], 3, 1e-9, 1)).toBe(3);
  });
});
