import { describe, expect, test } from "@jest/globals";
import { DomainError } from "../../src/estimators/domainError.ts";
import { meanPassAtK } from "../../src/estimators/meanPassAtK.ts";
import { passAtKCurve } from "../../src/estimators/passAtKCurve.ts";
import { passAtKInterval } from "../../src/estimators/passAtKInterval.ts";
import { expectWithin } from "./closeTo.ts";
import { humanEval } from "./humanEval.ts";
import { failureRational, power, rational, sum } from "./rational.ts";

const { samples, gpt35 } = humanEval;

describe("passAtKCurve(n, c, ks, confidence)", () => {
  test("passAtKCurve(n, c) goes through 1, 2, 5, 10, 20, 50, ... up to the smallest n, and that n", () => {
    const draws = (n: number[]) => passAtKCurve(n, n, undefined).map(({ k }) => k);
    expect(draws([10, 10])).toEqual([1, 2, 5, 10]);
    expect(draws([64, 200])).toEqual([1, 2, 5, 10, 20, 50, 64]);
    expect(draws([200])).toEqual([1, 2, 5, 10, 20, 50, 100, 200]);
    expect(draws([1])).toEqual([1]);
  });

  test("passAtKCurve(n, c, ks) has at each k the numbers of the single formulas, in the order asked", () => {
    const n = Array.from({ length: 40 }, (_, i) => 200 + (i % 3));
    const c = n.map((_, i) => (i * i) % 200);
    const ks = [7, 200, 1, 33, 2, 150];
    for (const point of passAtKCurve(n, c, ks, 0.9)) {
      expect(point.passAtK).toBe(meanPassAtK(n, c, point.k));
      const { low, high } = passAtKInterval(n, c, point.k, { confidence: 0.9 });
      expect([point.low, point.high, point.problems]).toEqual([low, high, 40]);
      const hats = sum(n.map((size, i) => failureRational(size, size - c[i], point.k)));
      const plugins = sum(n.map((size, i) => power(rational(size - c[i], size), point.k)));
      expectWithin(point.passHatK, Number(relativeToMean(hats, 40)), 1e-14);
      expectWithin(1 - Number(point.plugin), Number(relativeToMean(plugins, 40)), 1e-12);
    }
    expect(passAtKCurve(n, c, ks).map(({ k }) => k)).toEqual(ks);
  });

  test("passAtKCurve(n, c, ks) reproduces HumanEval's plug-in and pass^k beside pass@k", () => {
    const [one, two] = passAtKCurve(samples, gpt35, [1, 2]);
    expect(one.passAtK).toBe(one.passHatK);
    expectWithin(two.passAtK, 0.8048780487804879, 1e-14);
    expectWithin(two.plugin, 0.8013414634146342, 1e-14);
    expectWithin(two.passHatK, 0.7341463414634146, 1e-14);
  });

  test("passAtKCurve(n, c, ks) marks a k above the smallest n and one that is no count, each in its own point only", () => {
    const [good, above, bad] = passAtKCurve([4, 2], [1, 1], [2, 3, 0.5]);
    expect(good.passAtK).toBe(0.75);
    expect(above.passAtK).toBeInstanceOf(DomainError);
    expect(above).toMatchObject({ low: { kind: "notEstimable" }, plugin: { kind: "notEstimable" } });
    expect(String(above.passAtK)).toContain("k must be at most the smallest n = 2; got 3, which 1 of 2 problems lack");
    expect(bad).toMatchObject({ passAtK: { kind: "invalid" } });
    const [single] = passAtKCurve([4], [1], [2]);
    expect(single).toMatchObject({ passAtK: 0.5, low: { kind: "notEstimable" } });
  });

  test("passAtKCurve(n, c) refuses bad counts and a bad confidence as a whole", () => {
    expect(() => passAtKCurve([4], [5])).toThrow("c must be a whole number from 0 to n = 4; got 5");
    expect(() => passAtKCurve([], [])).toThrow("n must be the samples of at least one problem; got none");
    expect(() => passAtKCurve([4, 4], [1, 2], [1], 95)).toThrow("confidence must be above 0 and below 1; got 95");
  });
});

/** The nearest double to a sum divided by a count. */
function relativeToMean({ numerator, denominator }: { numerator: bigint; denominator: bigint }, count: number): number {
  const scaled = (numerator << 1200n) / (denominator * BigInt(count));
  return Number(scaled >> 100n) / 2 ** 600 / 2 ** 500;
}
