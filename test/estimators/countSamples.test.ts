import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { countSamples } from "../../src/estimators/countSamples.ts";
import { outcomeOf } from "../../src/estimators/outcomeOf.ts";

describe("outcomeOf(cell)", () => {
  test("outcomeOf(cell) reads every word in any case, with blanks around it", () => {
    for (const cell of [true, 1, "1", "TRUE", "pass", "Passed", " OK ", "correct", "RESOLVED"]) {
      expect(outcomeOf(cell)).toBe(true);
    }
    for (const cell of [false, 0, "0", "False", "fail", "FAILED", "wrong", "incorrect", "Timeout", "timed out"]) {
      expect(outcomeOf(cell)).toBe(false);
    }
    for (const cell of [null, "", "  ", "null", "N/A", "NaN", "error", "Skipped"]) expect(outcomeOf(cell)).toBeNull();
  });

  test("outcomeOf(cell) refuses any other word or number, and names it", () => {
    for (const cell of ["maybe", "passes", "yes"]) expect(() => outcomeOf(cell)).toThrow(`got "${cell}"`);
    for (const cell of [2, -1, 0.5]) expect(() => outcomeOf(cell)).toThrow(`; got ${cell}`);
    expect(() => outcomeOf("maybe")).toThrow(/^passed must be TRUE or FALSE, 1 or 0, a word such as pass/);
  });
});

describe("countSamples(problems, outcomes, groups)", () => {
  test('countSamples(problems, outcomes) counts in order of first appearance, and 7 and "7" are one problem', () => {
    expect(countSamples([7, "7", "b", 7, " 7 "], [false, null, true, true, true])).toEqual([
      { problem: 7, n: 3, c: 2, unscored: 1 },
      { problem: "b", n: 1, c: 1, unscored: 0 },
    ]);
    expect(countSamples(["x"], [null])).toEqual([{ problem: "x", n: 0, c: 0, unscored: 1 }]);
    expect(countSamples([], [])).toEqual([]);
    expect(countSamples(["a", "a", "b"], [true, false, null])).toEqual([
      { problem: "a", n: 2, c: 1, unscored: 0 },
      { problem: "b", n: 0, c: 0, unscored: 1 },
    ]);
  });

  test("countSamples keeps long numerals and labels such as __proto__ apart", () => {
    const ids = ["9912140633506421", "9912140633506420", "__proto__", "constructor"];
    expect(countSamples(ids, [true, true, true, true]).map(({ problem }) => problem)).toEqual(ids);
  });

  test("countSamples(problems, outcomes, groups) keeps the problems of different groups apart", () => {
    expect(countSamples(["a", "a", "a"], [true, false, true], ["m1", "m2", "m1"])).toEqual([
      { group: "m1", problem: "a", n: 2, c: 2, unscored: 0 },
      { group: "m2", problem: "a", n: 1, c: 0, unscored: 0 },
    ]);
  });

  test("countSamples loses no row: scored and unscored samples add up, in whatever order they come", () => {
    const rows = fc.array(fc.tuple(fc.nat(5), fc.constantFrom(true, false, null)), { maxLength: 60 });
    fc.assert(
      fc.property(rows, (samples) => {
        const counts = countSamples(samples.map(([label]) => label), samples.map(([, outcome]) => outcome)); // prettier-ignore
        const total = (of: (one: (typeof counts)[number]) => number) => counts.reduce((sum, one) => sum + of(one), 0);
        expect(total(({ n, unscored }) => n + unscored)).toBe(samples.length);
        expect(total(({ c }) => c)).toBe(samples.filter(([, outcome]) => outcome).length);
        const back = [...samples].reverse();
        const again = countSamples(back.map(([label]) => label), back.map(([, outcome]) => outcome)); // prettier-ignore
        const sorted = (list: typeof counts) => [...list].sort((a, b) => Number(a.problem) - Number(b.problem));
        expect(sorted(again)).toEqual(sorted(counts));
      }),
      { seed: 11 },
    );
  });
});
