import { describe, expect, test } from "@jest/globals";
import { passAtKInterval } from "../../../src/estimators/passAtKInterval.ts";
import { lambdaNames } from "../../../src/sheet/xlsx/lambdaNames.ts";
import { storedFormula } from "../../../src/sheet/xlsx/storedFormula.ts";
import { calculate } from "./calculate.ts";
import { inPlace } from "./lambdaInPlace.ts";

interface Fraction {
  over: bigint;
  under: bigint;
}

/** The value of a fraction to 60 digits, rounded once. */
function decimal({ over, under }: Fraction): number {
  if (over === 0n) return 0;
  const digits = 60 + String(under).length - String(over).length;
  return Number(`${(over * 10n ** BigInt(digits)) / under}e-${digits}`);
}

/** The product of a, a - 1, ... with k factors. */
function falling(a: number, k: number): bigint {
  let product = 1n;
  for (let i = 0; i < k; i++) product *= BigInt(a - i);
  return product;
}

/** 1 - C(n-c,k)/C(n,k), in whole numbers; over c factors where these are fewer, for c and k change places. */
function passAtK(n: number, c: number, k: number): Fraction {
  const [least, most] = [Math.min(c, k), Math.max(c, k)];
  const under = falling(n, least);
  return { over: under - falling(n - most, least), under };
}

function plugin(n: number, c: number, k: number): Fraction {
  const under = BigInt(n) ** BigInt(k);
  return { over: under - BigInt(n - c) ** BigInt(k), under };
}

const passHatK = (n: number, c: number, k: number): Fraction => ({ over: falling(c, k), under: falling(n, k) });

const cases: [n: number, c: number, k: number][] = [
  ...[[1, 1, 1], [5, 2, 5], [10, 3, 1], [20, 4, 5], [100, 1, 99], [164, 80, 40], [200, 3, 100], [200, 198, 2]],
  ...[[1000, 1, 1], [1000, 17, 333], [1000, 500, 2], [10000, 1, 1], [10000, 2, 9000], [10000, 40, 60], [10000, 9999, 1]],
  ...[[10000, 5000, 5000], [10000, 300, 3]],
] as [number, number, number][]; // prettier-ignore

/** Computes formulas in which PASSK and the others stand for their LAMBDA. */
const compute = (cells: (string | number | null)[][], formulas: { formula: string; rows?: number; columns?: number }[]) =>
  calculate(cells, formulas.map((each) => ({ ...each, formula: inPlace(each.formula) }))); // prettier-ignore

const relativeError = (value: unknown, exact: number) =>
  exact === 0 ? Math.abs(Number(value)) : Math.abs(Number(value) - exact) / exact;

describe("lambdaNames", () => {
  test.each([
    ["PASSK", passAtK, 1e-15],
    ["PASSK_PLUGIN", plugin, 1e-13],
    ["PASSHATK", passHatK, 1e-15],
  ] as const)("%s(n, c, k) is the exact fraction to n = 10,000", async (name, exact, tolerance) => {
    const got = await compute([], cases.map(([n, c, k]) => ({ formula: `=${name}(${n},${c},${k})` }))); // prettier-ignore
    const errors = cases.map(([n, c, k], i) => relativeError(got[i][0][0], decimal(exact(n, c, k))));
    expect(Math.max(...errors)).toBeLessThanOrEqual(tolerance);
  });

  const table = [[20, 4], [30, 5], [null, null], [10, 11], [10, 3], ["12", " 6 "], [7, null]]; // prettier-ignore

  test("PASSK(n, c, k) over a column of counts and a row of k is one row a problem, and says what each row is not", async () => {
    const [got] = await compute(table, [{ formula: "=PASSK(A1:A7,B1:B7,{1,5,11})", rows: 7, columns: 3 }]);
    const value = (n: number, c: number, k: number) => decimal(passAtK(n, c, k));
    const row = (n: number, c: number, last: unknown) => [value(n, c, 1), value(n, c, 5), last];
    const close = (line: unknown[]) => line.map((each) => (typeof each === "number" ? expect.closeTo(each, 14) : each));
    expect(got).toEqual(
      [
        row(20, 4, value(20, 4, 11)),
        row(30, 5, value(30, 5, 11)),
        [null, null, null],
        ["#VALUE!", "#VALUE!", "#VALUE!"],
        row(10, 3, "#N/A"),
        row(12, 6, value(12, 6, 11)),
        ["#VALUE!", "#VALUE!", "#VALUE!"],
      ].map(close),
    );
  });

  test("PASSK(n, c, k) refuses what is no count, shapes that do not fit, and passes an error on", async () => {
    const refused = ["PASSK(10,2.5,1)", "PASSK(10,-1,1)", "PASSK(10,2,0)", "PASSK(TRUE,1,1)", 'PASSK("many",1,1)', "PASSK(A1:A2,B1:B3,1)"]; // prettier-ignore
    const got = await compute(table, [...refused, "PASSK(1/0,1,1)", "PASSK(0,0,1)"].map((formula) => ({ formula: `=${formula}` }))); // prettier-ignore
    expect(got.map(([[value]]) => value)).toEqual([...refused.map(() => "#VALUE!"), "#DIV/0!", "#N/A"]);
  });

  test("PASSK_MEAN(n, c, k) averages over problems in the shape of k, leaves blank rows out and nothing else", async () => {
    const mean = (k: number) => (decimal(passAtK(20, 4, k)) + decimal(passAtK(30, 5, k))) / 2;
    const got = await compute(table, [
      { formula: "=PASSK_MEAN(A1:A3,B1:B3,{1,5,25})", columns: 3 },
      { formula: "=PASSK_MEAN(A1:A3,B1:B3,{1;5})", rows: 2 },
      { formula: "=PASSK_MEAN(A1:A4,B1:B4,1)" },
      { formula: "=PASSK_MEAN(A3:A3,B3:B3,1)" },
      { formula: "=PASSK_MEAN(A1:B1,A1:B1,1)" },
    ]);
    expect(got).toEqual([
      [[expect.closeTo(mean(1), 14), expect.closeTo(mean(5), 14), "#N/A"]],
      [[expect.closeTo(mean(1), 14)], [expect.closeTo(mean(5), 14)]],
      [["#VALUE!"]],
      [["#N/A"]],
      [["#VALUE!"]],
    ]);
  });

  test("PASSK_CI(n, c, k, confidence) is the interval that the add-in gives, a row for each k", async () => {
    const counts = [[10, 0], [10, 3], [10, 10], [10, 6], [10, 1]]; // prettier-ignore
    const [got] = await compute(counts, [{ formula: "=PASSK_CI(A1:A5,B1:B5,{1;3},0.9)", rows: 2, columns: 2 }]);
    const [n, c] = [0, 1].map((column) => counts.map((row) => row[column]));
    for (const [i, k] of [1, 3].entries()) {
      const { low, high } = passAtKInterval(n, c, k, { confidence: 0.9 });
      expect(got[i]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)]);
    }
  });

  test("each name is short enough for a workbook, opens as many brackets as it closes, and shadows no function", () => {
    for (const { formula } of lambdaNames) {
      const stored = storedFormula(formula);
      expect(stored.length).toBeLessThan(8192);
      const outside = stored.replace(/"[^"]*"/g, "");
      expect(outside.split("(").length).toBe(outside.split(")").length);
      expect(outside).not.toMatch(/_xlpm\.\w+\(/);
      expect(outside).not.toMatch(/_xlpm\.[rc]\b/i);
    }
  });
});
