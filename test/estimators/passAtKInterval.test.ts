import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { INTERVAL_METHODS, passAtKInterval } from "../../src/estimators/passAtKInterval.ts";
import { expectWithin } from "./closeTo.ts";
import { humanEval } from "./humanEval.ts";

const { samples, gpt35 } = humanEval;
const cluster = Array.from(samples, (_, i) => `g${i % 7}`);

function expectInterval(actual: { low: number; high: number }, low: number, high: number): void {
  expectWithin(actual.low, low, 1e-12);
  expectWithin(actual.high, high, 1e-12);
}

describe("passAtKInterval(n, c, k, options)", () => {
  test("passAtKInterval(n, c, k) reproduces HumanEval's intervals by every method, worked out to 30 digits elsewhere", () => {
    expectInterval(passAtKInterval(samples, gpt35, 1), 0.7044014519601062, 0.8222860579145439);
    expectInterval(passAtKInterval(samples, gpt35, 5), 0.7750619585886991, 0.8842904293388416);
    const narrow = { confidence: 0.9, method: "t" } as const;
    expectInterval(passAtKInterval(samples, gpt35, 1, narrow), 0.7200821617481372, 0.8189422284957653);
    expectInterval(passAtKInterval(samples, gpt35, 1, { method: "z" }), 0.7109474327896863, 0.8280769574542162);
    expectInterval(passAtKInterval(samples, gpt35, 1, { method: "wilson" }), 0.7061677826984215, 0.8226307542793818);
    const few = passAtKInterval([4, 4, 4], [3, 0, 1], 1, { method: "wilson" });
    expect([few.low.toFixed(4), few.high.toFixed(4)]).toEqual(["0.0819", "0.7369"]);
    expectInterval(passAtKInterval(samples, gpt35, 1, { cluster }), 0.6903037360105119, 0.8363837738641382);
  });

  test("passAtKInterval(n, c, k, { target: 1 }) is Wilson's of balanced variances, of the Jeffreys ones where n < 2k", () => {
    expectInterval(passAtKInterval(samples, gpt35, 1, { target: 1 }), 0.7585562405943824, 0.7801151123830038);
    expectInterval(passAtKInterval(samples, gpt35, 10, { target: 1 }), 0.8329401495207617, 0.8828729117646639);
  });

  test("passAtKInterval(n, c, k) of 164 problems never solved has a limit above 0, and Wilson's is the textbook one", () => {
    const none = new Float64Array(164);
    const once = new Float64Array(164).fill(1);
    expect(passAtKInterval(once, none, 1, { method: "t" })).toEqual({ low: 0, high: 0 });
    const wilson = passAtKInterval(once, none, 1, { method: "wilson" });
    expect(wilson.low).toBe(0);
    expectWithin(wilson.high, 0.022887425119, 1e-10);
    const standard = passAtKInterval(once, none, 1);
    expect(standard.low).toBe(0);
    expect(standard.high).toBeCloseTo(0.0277, 4);
    expect(passAtKInterval(once, once, 1).high).toBe(1);
    expectWithin(passAtKInterval(once, once, 1).low, 1 - standard.high, 1e-14);
  });

  test("passAtKInterval(n, c, k, { target: 1 }) of fixed problems that never or always succeed has the exact binomial limit", () => {
    const ten = new Float64Array(30).fill(10);
    expect(passAtKInterval(ten, new Float64Array(30), 1, { target: 1 }).high).toBeCloseTo(0.0122, 4);
    expect(passAtKInterval(ten, new Float64Array(30), 5, { target: 1 }).high).toBeCloseTo(0.0596, 4);
    expectWithin(passAtKInterval([10], [10], 1, { target: 1 }).low, 0.025 ** 0.1, 1e-14);
    expectWithin(passAtKInterval([10, 10], [6, 10], 5, { target: 1 }).low, 0.025 ** 0.25, 1e-14);
  });

  test("passAtKInterval(n, c, k, { target: 1 }) tells near 1 from 1, and keeps its low limit there", () => {
    const always = (correct: number, n: number, k: number) =>
      passAtKInterval(new Float64Array(10).fill(n), new Float64Array(10).fill(correct), k, { target: 1 }).low;
    // 1 - 4.5e-17 rounds to 1, yet 155 failures leave draws of 100 that all fail.
    expectWithin(always(45, 200, 100), 1 / (1 + 1.959963984540054 ** 2 / 10), 1e-12);
    expectWithin(always(11, 20, 10), 0.025 ** (1 / 20), 1e-14);
    for (const correct of [6, 8, 9, 10, 11]) expect(always(correct, 20, 10)).toBeGreaterThan(0.7);
  });

  test("passAtKInterval(n, c, k, { target: N }) of problems without sampling noise is their mean, by every method", () => {
    for (const method of ["ac", "t", "z"] as const) {
      expect(passAtKInterval([10, 10], [10, 0], 1, { target: 2, method })).toEqual({ low: 0.5, high: 0.5 });
    }
  });

  test("passAtKInterval(n, c, k, { confidence }) shrinks to the mean where confidence is all but 0", () => {
    const options = { confidence: 1e-17, method: "wilson" } as const;
    expect(passAtKInterval([10, 10], [0, 0], 1, options)).toEqual({ low: 0, high: 0 });
    expect(passAtKInterval([10, 10], [10, 10], 1, options)).toEqual({ low: 1, high: 1 });
  });

  test("passAtKInterval(n, c, k) stays ordered in 0 to 1, mirrors as passes and failures swap, and widens with confidence", () => {
    const columns = fc.array(fc.nat(8), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(columns, fc.constantFrom(...INTERVAL_METHODS), (c, method) => {
        const n = c.map(() => 8);
        const { low, high } = passAtKInterval(n, c, 1, { method });
        expect(0 <= low && low <= high && high <= 1).toBe(true);
        const mirror = passAtKInterval(n, c.map((correct) => 8 - correct), 1, { method }); // prettier-ignore
        expect(mirror.low).toBeCloseTo(1 - high, 12);
        expect(mirror.high).toBeCloseTo(1 - low, 12);
        const wide = passAtKInterval(n, c, 1, { method, confidence: 0.999 });
        expect(wide.low <= low && high <= wide.high).toBe(true);
      }),
      { seed: 8 },
    );
  });

  test("passAtKInterval(n, c, k, { target: M }) lies within the interval of a sampled benchmark, which it nears as M grows", () => {
    const sampled = passAtKInterval(samples, gpt35, 1);
    const drawn = passAtKInterval(samples, gpt35, 1, { target: 500 });
    expect(drawn.low).toBeGreaterThan(sampled.low);
    expect(drawn.high).toBeLessThan(sampled.high);
    const { low, high } = passAtKInterval(samples, gpt35, 1, { target: 2 ** 50 });
    expectInterval(sampled, low, high);
  });

  test("passAtKInterval(n, c, k, options) says which rule a wrong option breaks", () => {
    for (const confidence of [0, 1, 95, NaN]) {
      expect(() => passAtKInterval([5, 5], [1, 2], 1, { confidence })).toThrow(
        `confidence must be above 0 and below 1; got ${confidence}`,
      );
    }
    expect(() => passAtKInterval([5, 5], [1, 2], 1, { target: 1, method: "t" })).toThrow(
      'method must be "wilson" or omitted where target is 1; got "t"',
    );
    const method = "exact" as "t";
    expect(() => passAtKInterval([5, 5], [1, 2], 1, { method })).toThrow(
      'method must be "ac", "t", "z" or "wilson"; got "exact"',
    );
    expect(() => passAtKInterval([5], [1], 1)).toThrow("n must be counts of 2 problems or more");
  });
});
