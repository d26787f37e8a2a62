import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { comparePassAtK } from "../../src/estimators/comparePassAtK.ts";
import { expectWithin } from "./closeTo.ts";
import { humanEval } from "./humanEval.ts";
import { multiply, passAtKRational, rational, relativeError, subtract, sum } from "./rational.ts";

const { samples, gpt35, gpt4 } = humanEval;

describe("comparePassAtK(nA, cA, nB, cB, k)", () => {
  test("comparePassAtK(n, gpt35, n, gpt4, k) reproduces HumanEval's paired t, worked out to 30 digits elsewhere", () => {
    const one = comparePassAtK(samples, gpt35, samples, gpt4, 1);
    expectWithin(one.difference, 0.07865853658536585, 1e-14);
    expectWithin(one.standardError, 0.02880176307301949, 1e-13);
    expectWithin(one.low, 0.021785866094141803, 1e-12);
    expectWithin(one.high, 0.13553120707658992, 1e-12);
    expectWithin(one.pValue, 0.007008955885233819, 1e-12);
    const two = comparePassAtK(samples, gpt35, samples, gpt4, 2);
    expectWithin(two.standardError, 0.02934337292622222, 1e-13);
    expectWithin(two.pValue, 0.014521189234776723, 1e-12);
    expectWithin(comparePassAtK(samples, gpt35, samples, gpt4, 5).pValue, 0.039014527991498425, 1e-12);
  });

  test("comparePassAtK(...) of equal differences has no error: p is 1 where they are 0, else 0, whatever rounding left", () => {
    expect(comparePassAtK([10, 8], [3, 8], [10, 8], [3, 8], 2)).toEqual({
      difference: 0,
      standardError: 0,
      low: 0,
      high: 0,
      pValue: 1,
    });
    const tenth = comparePassAtK([10, 10, 10], [1, 2, 6], [10, 10, 10], [2, 3, 7], 1);
    expectWithin(tenth.difference, 0.1, 1e-15);
    expect(tenth).toMatchObject({ standardError: 0, low: tenth.difference, high: tenth.difference, pValue: 0 });
  });

  test("comparePassAtK(..., { cluster }) has no error where every cluster's differences cancel, whatever rounding left", () => {
    const ten = (problems: number) => new Array<number>(problems).fill(10);
    const compare = (a: number[], b: number[], cluster: string[]) =>
      comparePassAtK(ten(a.length), a, ten(b.length), b, 1, { cluster });
    const none = { difference: 0, standardError: 0, low: 0, high: 0, pValue: 1 };
    const pairs = [..."aabb"];
    const threes = [..."aaabbb"];
    expect(compare([3, 7, 3, 7], [4, 6, 4, 6], pairs)).toEqual(none);
    expect(compare([1, 7, 2, 7], [2, 6, 3, 6], pairs)).toEqual(none);
    expect(compare([5, 5, 5, 5, 5, 5], [6, 7, 2, 6, 7, 2], threes)).toEqual(none);
    const tenth = compare([0, 0, 0, 0, 0, 0], [1, 2, 0, 2, 1, 0], threes);
    expectWithin(tenth.difference, 0.1, 1e-15);
    expect(tenth).toMatchObject({ standardError: 0, low: tenth.difference, high: tenth.difference, pValue: 0 });
  });

  test("comparePassAtK(...) keeps the digits of differences between scores near 1", () => {
    const [n, k] = [200, 100];
    const [a, b] = [[38, 40, 39], [41, 42, 44]]; // prettier-ignore
    const exact = b.map((c, i) => subtract(passAtKRational(n, c, k), passAtKRational(n, a[i], k)));
    const actual = comparePassAtK([n, n, n], a, [n, n, n], b, k);
    expect(relativeError(actual.difference, multiply(sum(exact), rational(1, 3)))).toBeLessThan(1e-14);
  });

  test("comparePassAtK(a, b) is the mirror image of comparePassAtK(b, a), and its p is below 1 - confidence just where 0 is outside", () => {
    const columns = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(columns, (problems) => {
        const n = problems.map(() => 6);
        const a = problems.map(([correct]) => correct);
        const b = problems.map(([, correct]) => correct);
        const there = comparePassAtK(n, a, n, b, 2);
        const back = comparePassAtK(n, b, n, a, 2);
        expect(back.difference).toBeCloseTo(-there.difference, 14);
        expect(back.low).toBeCloseTo(-there.high, 12);
        expect(back.pValue).toBeCloseTo(there.pValue, 12);
        expect(there.pValue >= 0 && there.pValue <= 1).toBe(true);
        if (there.standardError > 0) expect(there.pValue < 0.05).toBe(there.low > 0 || there.high < 0);
      }),
      { seed: 9 },
    );
  });

  test("comparePassAtK(..., { cluster }) has fewer degrees of freedom; clusters of one problem change nothing", () => {
    const single = comparePassAtK(samples, gpt35, samples, gpt4, 1, { cluster: Array.from(samples, (_, i) => i) });
    const plain = comparePassAtK(samples, gpt35, samples, gpt4, 1);
    expectWithin(single.standardError, plain.standardError, 1e-13);
    expectWithin(single.pValue, plain.pValue, 1e-11);
    expect(comparePassAtK([4, 4, 4], [0, 1, 2], [4, 4, 4], [1, 2, 4], 1).difference).toBe(1 / 3);
    const pairs = comparePassAtK([1, 1, 1, 1], [0, 0, 0, 1], [1, 1, 1, 1], [1, 1, 0, 1], 1, { cluster: [1, 1, 2, 2] });
    expect(pairs.standardError).toBeCloseTo(0.5, 15);
    expect(pairs.pValue).toBeCloseTo(0.5, 14);
  });

  test("comparePassAtK(...) needs the same problems, two of them at least, and enough samples of each", () => {
    expect(() => comparePassAtK([5, 5], [1, 2], [5], [1], 1)).toThrow("n_b must be as long as n_a, 2 problems; got 1");
    expect(() => comparePassAtK([5], [1], [5], [1], 1)).toThrow(
      "n_a must be counts of 2 problems or more, for a standard error; got 1",
    );
    expect(() => comparePassAtK([5, 5], [1, 2], [5, 3], [1, 1], 4)).toThrow("k must be at most n = 3; got 4");
  });
});
