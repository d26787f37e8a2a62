import { describe, expect, test } from "@jest/globals";
import { findings } from "../../src/taskpane/check/findings.ts";
import { runsOf } from "../../src/taskpane/check/runsOf.ts";
import { usualK } from "../../src/taskpane/check/usualK.ts";
import { recogniseColumns } from "../../src/taskpane/table/recogniseColumns.ts";
import { strings } from "../../src/taskpane/strings.ts";
import type { CellValue } from "../../src/workbook/port.ts";

interface More {
  hiddenRows?: number[];
  formulas?: Record<number, string[]>;
}

function found(
  rows: CellValue[][],
  k = 2,
  header: CellValue[] = ["problem", "n", "c"],
  { hiddenRows = [], formulas: own = {} }: More = {},
) {
  const values = [header, ...rows];
  const formulas = values.map((row, r) => own[r] ?? row.map(() => ""));
  const area = { sheet: "s", row: 0, column: 0, rows: values.length, columns: header.length };
  const columns = recogniseColumns({ values, formulas })!;
  return findings({ block: { area, values, formulas, hiddenRows }, columns }, k);
}
const sound = (problems: number): CellValue[][] =>
  Array.from({ length: problems }, (_, i) => [`p${i}`, 10, 1 + (i % 8)]);
const wideHeader = ["problem", "n", "c", "pass@5", "note"];
const wide = () => sound(30).map((row) => [...row, null, null]);
const words = strings.check;

describe("findings(table, k)", () => {
  test("finds nothing in thirty sound problems", () => {
    expect(found(sound(30))).toEqual([]);
  });
  const cases: [string, CellValue[], { title: string }, number?][] = [
    ["c > n", ["x", 10, 11], words.cAboveN],
    ["half a problem", ["x", 10, null], words.oneBlank],
    ["a word for a count", ["x", "many", 1], words.notCount],
    ["an average in c", ["x", 10, 3.7], words.notCount],
    ["n = 0", ["x", 0, 0], words.noSamples],
    ["a row of averages", ["average", 10, 4], words.below],
    ["n < k", ["x", 3, 1], words.nBelowK(5, 3), 5],
    ["another n", ["x", 3, 1], words.mixedN(3, 10)],
  ];
  test.each(cases)("finds %s, and its row", (_, row, { title }, k = 2) => {
    const finding = found([...sound(30), row], k).find((one) => one.title === title);
    expect(finding?.rows).toEqual([31]);
  });
  test("finds a row of averages among the problems", () => {
    const averages = found([...sound(20), ["average of 20", 10, 4], ...sound(30).slice(20)]);
    expect(averages).toMatchObject([{ title: words.averages.title, rows: [21] }]);
  });
  test('finds a problem twice, with both its rows; 7 and "7" are one, but not in two groups', () => {
    const twice = (rows: CellValue[][], header?: CellValue[]) =>
      found(rows, 2, header).filter(({ title }) => title === words.duplicates.title);
    expect(twice([...sound(30), ["p3", 10, 1]])).toMatchObject([{ rows: [4, 31] }]);
    expect(
      twice([
        [7, 4, 1],
        ["7", 4, 1],
      ]),
    ).toMatchObject([{ rows: [1, 2] }]);
    expect(
      twice(
        [
          ["x", 7, 4, 1],
          ["y", 7, 4, 1],
        ],
        ["group", "problem", "n", "c"],
      ),
    ).toEqual([]);
  });
  test("finds rates, percentages and whole percentages in the place of counts", () => {
    const column = (c: (i: number) => CellValue) =>
      found(sound(30).map(([name, n], i) => [name, n, c(i)])).map(({ title, rows }) => [title, rows.length]);
    expect(column((i) => (i + 0.5) / 40)).toEqual([[words.rates.title, 30]]);
    expect(column((i) => (i % 2 ? 0.25 : 1))).toEqual([[words.rates.title, 15]]);
    expect(column((i) => `${10 + i} %`)).toEqual([[words.rates.title, 30]]);
    expect(column((i) => 5 + 3 * i)).toEqual([[words.percents.title, 28]]);
  });
  test("finds c = n and c = 0 in every row, n = 1 and few problems, with all rows", () => {
    const one = (c: number, n = 4) =>
      found([
        ["a", n, c],
        ["b", n, c],
      ]).map(({ title, rows }) => [title, rows]);
    const all = [1, 2];
    expect(one(4)).toEqual([
      [words.allCorrect.title, all],
      [words.fewProblems(2).title, all],
    ]);
    expect(one(0)).toEqual([
      [words.noneCorrect.title, all],
      [words.fewProblems(2).title, all],
    ]);
    expect(one(0, 1)).toContainEqual([words.oneSample.title, all]);
  });
  test("finds unscored samples, and hidden rows", () => {
    const rows = sound(30).map((row, i) => [...row, i === 4 ? 2 : 0]);
    expect(found(rows, 2, ["problem", "n", "c", "unscored"])).toMatchObject([
      { title: words.unscored.title, rows: [5], column: 3 },
    ]);
    expect(found(sound(30), 2, undefined, { hiddenRows: [0, 6, 7] })).toMatchObject([
      { title: words.hidden.title, rows: [6, 7] },
    ]);
  });
  test("finds averages and pooled sums put through the formula, typed or in a cell that it names", () => {
    const average: [string, string][] = [
      ["=EVAL.PASSK(10,AVERAGE(C2:C31),5)", ""],
      ["=ROUND(EVAL.PASSK(B2,E2,5),2)", "=AVERAGE(C2:C31)"],
      ["=EVAL.PASSK(SUM(B2:B31),SUM(C2:C31),5)", ""],
    ];
    for (const [formula, cell] of average) {
      const formulas = { 1: ["", "", "", formula, cell] };
      expect(found(wide(), 2, wideHeader, { formulas })).toMatchObject([
        { title: words.averaged.title, rows: [1], column: 3 },
      ]);
    }
    for (const formula of [
      "=AVERAGE(EVAL.PASSK(B2:B31,C2:C31,5))",
      "=EVAL.PASSK(SUM(F2:H2),C2,5)",
      "=AVERAGE(C2:C31)",
    ]) {
      expect(found(wide(), 2, wideHeader, { formulas: { 1: ["", "", "", formula, ""] } })).toEqual([]);
    }
  });
});

test.each<[number[], number]>([
  [[200, 4], 4],
  [[20, 200], 10],
  [[0, 20], 10],
])("usualK(table) of n = %p is %d", (samples, k) => {
  const values = [["n", "c"], ...samples.map((n) => [n, 9])];
  const formulas = values.map((row) => row.map(() => ""));
  const area = { sheet: "s", row: 0, column: 0, rows: values.length, columns: 2 };
  const columns = recogniseColumns({ values, formulas })!;
  expect(usualK({ block: { area, values, formulas, hiddenRows: [] }, columns })).toBe(k);
});

test("runsOf([3, 7, 8, 9]) is 3 to 3 and 7 to 9", () => {
  expect(runsOf([3, 7, 8, 9])).toEqual([
    { from: 3, to: 3 },
    { from: 7, to: 9 },
  ]);
  expect(runsOf([])).toEqual([]);
});
