import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { meanPassAtK } from "../../src/estimators/meanPassAtK.ts";
import { passAtKStandardError } from "../../src/estimators/passAtKStandardError.ts";
import { expectWithin } from "./closeTo.ts";
import { humanEval } from "./humanEval.ts";
import {
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

const benchmark = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.tuple(fc.nat(20), fc.nat(40)), { minLength: 2, maxLength: 8 }))
  .map(([k, problems]) => {
    const n = problems.map(([more]) => 2 * k + more);
    return { k, n, c: problems.map(([, some], i) => some % (n[i] + 1)) };
  });

function scores({ n, c, k }: { n: number[]; c: number[]; k: number }): Rational[] {
  return n.map((samples, i) => passAtKRational(samples, c[i], k));
}

function mean(values: Rational[]): Rational {
  return multiply(sum(values), rational(1, values.length));
}

/** Sum of squared distances from the mean over N - 1. */
function variance(values: Rational[]): Rational {
  const centre = mean(values);
  const squares = values.map((value) => power(subtract(value, centre), 2));
  return multiply(sum(squares), rational(1, values.length - 1));
}

function within({ n, c, k }: { n: number[]; c: number[]; k: number }): Rational[] {
  return n.map((samples, i) =>
    subtract(power(failureRational(samples, c[i], k), 2), failureRational(samples, c[i], 2 * k)),
  );
}

/** The relative error of a square root against the exact square. */
function rootError(actual: number, square: Rational): number {
  return square.numerator === 0n ? actual : relativeError(actual * actual, square) / 2;
}

describe("meanPassAtK(n, c, k)", () => {
  test("meanPassAtK(n, c, k) is within 1e-15 of the exact mean of rationals", () => {
    fc.assert(
      fc.property(benchmark, (problems) => {
        const exact = mean(scores(problems));
        const actual = meanPassAtK(problems.n, problems.c, problems.k);
        if (exact.numerator === 0n) expect(actual).toBe(0);
        else expect(relativeError(actual, exact)).toBeLessThan(1e-15);
      }),
      { seed: 3 },
    );
  });

  test("meanPassAtK(n, c, k) averages problems and never pools their samples", () => {
    expect(meanPassAtK([10, 10], [10, 0], 5)).toBe(0.5);
    expect(meanPassAtK([4, 2], [1, 1], 2)).toBe(0.75);
    expect(meanPassAtK([10, 5], [1, 1], 5)).toBe(0.75);
    expectWithin(meanPassAtK(humanEval.samples, humanEval.gpt35, 5), 0.8373983739837398, 1e-15);
    expectWithin(meanPassAtK(humanEval.samples, humanEval.gpt4, 1), 0.848170731707317, 1e-15);
  });

  test("meanPassAtK(n, c, k) says which rule bad counts break, and has no estimate where a problem has n < k or there is none", () => {
    expect(() => meanPassAtK([10, 3], [1, 2], 5)).toThrow("k must be at most n = 3; got 5");
    expect(() => meanPassAtK([10, 3], [1, 4], 1)).toThrow("c must be a whole number from 0 to n = 3; got 4");
    expect(() => meanPassAtK([10, 3], [1], 1)).toThrow("c must be as long as n, 2 problems; got 1");
    expect(() => meanPassAtK([], [], 1)).toThrow("n must be the samples of at least one problem; got none");
  });
});

describe("passAtKStandardError(n, c, k, about)", () => {
  test("passAtKStandardError(n, c, k) is within 1e-14 of the root of the exact s^2 / N, and 0 where all problems score the same", () => {
    fc.assert(
      fc.property(benchmark, (problems) => {
        const exact = multiply(variance(scores(problems)), rational(1, problems.n.length));
        expect(rootError(passAtKStandardError(problems.n, problems.c, problems.k), exact)).toBeLessThan(1e-14);
      }),
      { seed: 4 },
    );
    expect(passAtKStandardError([10, 10, 10], [3, 3, 3], 2)).toBe(0);
  });

  test("passAtKStandardError(n, c, k, { target: 1 }) is within 1e-13 of the root of the exact sum of R_k^2 - R_2k over N^2", () => {
    fc.assert(
      fc.property(benchmark, (problems) => {
        const exact = multiply(sum(within(problems)), rational(1, problems.n.length ** 2));
        const actual = passAtKStandardError(problems.n, problems.c, problems.k, { target: 1 });
        expect(rootError(actual, exact)).toBeLessThan(1e-13);
      }),
      { seed: 5 },
    );
  });

  test("passAtKStandardError(n, c, k, { target: M }) is the exact mixture of both, fixed at M = N and sampled as M grows", () => {
    fc.assert(
      fc.property(benchmark, fc.integer({ min: 0, max: 50 }), (problems, more) => {
        const size = problems.n.length;
        const share = rational(size, size + more);
        const spread = variance(scores(problems));
        const exact = multiply(
          subtract(spread, multiply(share, subtract(spread, mean(within(problems))))),
          rational(1, size),
        );
        const actual = passAtKStandardError(problems.n, problems.c, problems.k, { target: size + more });
        expect(rootError(actual, exact)).toBeLessThan(1e-13);
      }),
      { seed: 6 },
    );
    const { samples, gpt35 } = humanEval;
    expectWithin(passAtKStandardError(samples, gpt35, 2, { target: 500 }), 0.023832928527557008, 1e-12);
    expectWithin(
      passAtKStandardError(samples, gpt35, 2, { target: Number.MAX_SAFE_INTEGER }),
      passAtKStandardError(samples, gpt35, 2),
      1e-12,
    );
  });

  test("passAtKStandardError(n, c, k, { cluster }) is CR1: exact for given clusters, s / sqrt(N) for clusters of one", () => {
    fc.assert(
      fc.property(benchmark, fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }), (problems, labels) => {
        const cluster = problems.n.map((_, i) => (i < 2 ? i : labels[i]));
        const all = scores(problems);
        const centre = mean(all);
        const groups = [...new Set(cluster)];
        const squares = groups.map((label) =>
          power(sum(all.filter((_, i) => cluster[i] === label).map((score) => subtract(score, centre))), 2),
        );
        const exact = multiply(sum(squares), rational(groups.length, (groups.length - 1) * problems.n.length ** 2));
        const actual = passAtKStandardError(problems.n, problems.c, problems.k, { cluster });
        if (exact.numerator === 0n) expect(actual).toBe(0);
        else expect(rootError(actual, exact)).toBeLessThan(1e-13);
      }),
      { seed: 7 },
    );
    const { samples, gpt35 } = humanEval;
    const single = Array.from(samples, (_, i) => `task ${i}`);
    expectWithin(passAtKStandardError(samples, gpt35, 1, { cluster: single }), 0.029880529843515646, 1e-13);
  });

  test("passAtKStandardError(n, c, k) keeps its digits where all scores are near 1, and is 0 in clusters that are all the same", () => {
    for (const [n, correct, k] of [
      [200, [38, 40, 39], 100],
      [1000, [50, 52, 51], 500],
      [40, [40, 40, 40, 40, 40, 13, 40], 21],
    ] as const) {
      const samples = correct.map(() => n);
      const all = scores({ n: samples, c: [...correct], k });
      const exact = multiply(variance(all), rational(1, all.length));
      expect(rootError(passAtKStandardError(samples, correct, k), exact)).toBeLessThan(1e-13);
    }
    expect(passAtKStandardError([10, 10, 10], [1, 1, 1], 1, { cluster: ["a", "b", "c"] })).toBe(0);
  });

  test("passAtKStandardError(n, c, k) takes the Jeffreys variance where a fixed problem has n < 2k, so it is never 0", () => {
    expect(passAtKStandardError([4, 10], [0, 0], 3, { target: 1 })).toBeGreaterThan(0);
    expect(passAtKStandardError([10], [0], 3, { target: 1 })).toBe(0);
  });

  test("passAtKStandardError(n, c, k) reproduces HumanEval and tau-bench", () => {
    const { samples, gpt35 } = humanEval;
    expectWithin(passAtKStandardError(samples, gpt35, 1), 0.029880529843515646, 1e-14);
    expectWithin(passAtKStandardError(samples, gpt35, 5), 0.027463220341440994, 1e-14);
    expectWithin(passAtKStandardError(samples, gpt35, 5, { target: 1 }), 0.007463172673559987, 1e-13);
    const airline = [14, 12, 10, 4, 10].flatMap((count, c) => new Array<number>(count).fill(c));
    const four = new Array<number>(50).fill(4);
    expect(meanPassAtK(four, airline, 1)).toBe(0.42);
    expectWithin(meanPassAtK(four, airline, 2), 17 / 30, 1e-15);
    expectWithin(passAtKStandardError(four, airline, 1), 0.05221619109284876, 1e-14);
    expectWithin(passAtKStandardError(four, airline, 2, { target: 1 }), 0.036209268304000716, 1e-13);
    expectWithin(passAtKStandardError([4, 4, 4], [3, 0, 1], 1), 0.22047927592204922, 1e-14);
  });

  test("passAtKStandardError(n, c, k) needs two problems unless they are fixed, two clusters, and a target that means something", () => {
    expect(() => passAtKStandardError([10], [3], 1)).toThrow("n must be counts of 2 problems or more");
    expect(() => passAtKStandardError([5, 5], [1, 2], 1, { cluster: ["a", "a"] })).toThrow("2 or more clusters");
    expect(() => passAtKStandardError([5, 5], [1, 2], 1, { cluster: ["a"] })).toThrow("cluster must be as long as n");
    expect(() => passAtKStandardError([5, 5], [1, 2], 1, { cluster: ["a", "b"], target: 1 })).toThrow(
      "target must be 0 where clusters are given; got 1",
    );
    for (const target of [-1, 0.5, 2.5, NaN]) {
      expect(() => passAtKStandardError([5, 5, 5], [1, 2, 2], 1, { target })).toThrow(
        `target must be 0, 1 or a whole number of at least 3 problems; got ${target}`,
      );
    }
  });
});
