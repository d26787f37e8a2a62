import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { passAtK } from "../../src/estimators/passAtK.ts";
import { passAtKColumn } from "../../src/estimators/passAtKColumn.ts";
import { passAtKForEachK } from "../../src/estimators/passAtKForEachK.ts";

function passAtKOrNaN(n: number, c: number, k: number): number {
  try {
    return passAtK(n, c, k);
  } catch {
    return NaN;
  }
}

/** Columns of any mixture: n from one value or from many, a few bad rows among them. */
const columns = fc
  .tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.integer({ min: 0, max: 60 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(99)), { maxLength: 1500, size: "max" }),
  )
  .map(([base, range, rows]) => {
    const n = Float64Array.from(rows, ([a, , odd]) =>
      odd === 0 ? NaN : odd === 1 ? 2 ** 53 : base + (a % (range + 1)),
    );
    const c = Float64Array.from(rows, ([, b, odd], i) => (odd === 2 ? n[i] + 1 : odd === 3 ? 0.5 : b % (n[i] + 1)));
    return { n, c };
  });

describe("passAtKColumn(n, c, k)", () => {
  test("passAtKColumn(n, c, k) is passAtK(n[i], c[i], k) to the last bit, and NaN where that throws", () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 1, max: 450 }), ({ n, c }, k) => {
        const column = passAtKColumn(n, c, k);
        expect(column).toEqual(n.map((samples, i) => passAtKOrNaN(samples, c[i], k)));
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  test("passAtKColumn(n, c, k) is the same whether n is one, a few, scattered to 2^53 - 1, or too large for a table", () => {
    const make = (rows: number, samples: (i: number) => number) => {
      const n = Float64Array.from({ length: rows }, (_, i) => samples(i));
      return { n, c: n.map((most, i) => Math.floor((most * i) / rows)) };
    };
    const shapes = [
      make(3000, () => 200),
      make(3000, (i) => 200 + (i % 3)),
      make(3000, (i) => Math.floor(1.0073 ** i) + 10),
      make(3, () => 1e6),
      make(2000, () => 1e6),
      make(2000, (i) => 1e9 + (i % 2)),
      make(3000, () => 2 ** 53 - 1),
      make(3000, (i) => 20000 + (i % 2) * 5),
      { n: new Float64Array(3000).fill(1e6), c: Float64Array.from({ length: 3000 }, (_, i) => i % 1000) },
    ];
    for (const { n, c } of shapes) {
      for (const k of [1, 10, 150]) {
        expect(passAtKColumn(n, c, k)).toEqual(n.map((samples, i) => passAtKOrNaN(samples, c[i], k)));
      }
    }
  });

  test("passAtKColumn(n, c, k, out) writes into out and returns it; no rows give no results", () => {
    const out = new Float64Array(2);
    expect(passAtKColumn(Float64Array.of(20, 10), Float64Array.of(4, 10), 5, out)).toBe(out);
    expect(out[0]).toBeCloseTo(0.718266253869969, 15);
    expect(out[1]).toBe(1);
    expect(passAtKColumn(new Float64Array(0), new Float64Array(0), 5)).toHaveLength(0);
  });

  test("passAtKColumn(n, c, 0) throws: k must be a whole number from 1 to 9007199254740991; got 0", () => {
    expect(() => passAtKColumn(Float64Array.of(5), Float64Array.of(1), 0)).toThrow("k must be a whole number from 1");
  });
});

describe("passAtKForEachK(n, c, ks)", () => {
  test("passAtKForEachK(n, c, ks) is passAtK(n, c, k) at each k to the last bit, in whatever order", () => {
    const cases = fc.tuple(
      fc.integer({ min: 1, max: 2000 }),
      fc.nat(),
      fc.array(fc.nat(), { maxLength: 40 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(cases, ([n, some, raw, rising]) => {
        const c = some % (n + 1);
        const ks = raw.map((k) => 1 + (k % n));
        if (rising) ks.sort((a, b) => a - b);
        expect(Array.from(passAtKForEachK(n, c, ks))).toEqual(ks.map((k) => passAtK(n, c, k)));
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  test("passAtKForEachK(n, c, ks) holds for every k from 1 to n, and above 65,536", () => {
    const every = Array.from({ length: 200 }, (_, i) => i + 1);
    for (const c of [0, 1, 20, 100, 199, 200]) {
      expect(Array.from(passAtKForEachK(200, c, every))).toEqual(every.map((k) => passAtK(200, c, k)));
    }
    const large = [1, 65536, 65537, 1e6, 5e8];
    expect(Array.from(passAtKForEachK(1e12, 1e6, large))).toEqual(large.map((k) => passAtK(1e12, 1e6, k)));
  });

  test("passAtKForEachK(5, 2, [1, 6]) throws: k must be at most n = 5; got 6", () => {
    expect(() => passAtKForEachK(5, 2, [1, 6])).toThrow("k must be at most n = 5; got 6");
  });
});
