import { describe, expect, test } from "@jest/globals";
import { findings } from "../../src/taskpane/check/findings.ts";
import { recogniseColumns } from "../../src/taskpane/table/recogniseColumns.ts";
import { strings } from "../../src/taskpane/strings.ts";
import type { CellValue } from "../../src/workbook/port.ts";

function found(rows: CellValue[][], k = 2, header: CellValue[] = ["problem", "n", "c"]) {
  const values = [header, ...rows];
  const formulas = values.map((row) => row.map(() => ""));
  const area = { sheet: "s", row: 0, column: 0, rows: values.length, columns: header.length };
  const columns = recogniseColumns({ values, formulas })!;
  return findings({ block: { area, values, formulas, hiddenRows: [] }, columns }, k);
}
const sound = (problems: number): CellValue[][] =>
  Array.from({ length: problems }, (_, i) => [`p${i}`, 10, 1 + (i % 8)]);
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
    ["a problem twice", ["p3", 10, 1], words.duplicates],
    ["a row of averages", ["average", 10, 4], words.averages],
    ["n < k", ["x", 3, 1], words.nBelowK(5, 3), 5],
    ["another n", ["x", 3, 1], words.mixedN(3, 10)],
  ];
  test.each(cases)("finds %s, and its row", (_, row, { title }, k = 2) => {
    const finding = found([...sound(30), row], k).find((one) => one.title === title);
    expect(finding?.rows).toEqual([31]);
  });
  test("finds rates in the place of counts", () => {
    const rates = sound(30).map(([name, n], i) => [name, n, (i + 0.5) / 40]);
    expect(found(rates).map(({ title }) => title)).toEqual([words.rates.title]);
  });
  test("finds c = n and c = 0 in every row, n = 1 and few problems", () => {
    const titles = (c: number, n = 4) =>
      found([
        ["a", n, c],
        ["b", n, c],
      ]).map(({ title }) => title);
    expect(titles(4)).toEqual([words.allCorrect.title, words.fewProblems(2).title]);
    expect(titles(0)).toEqual([words.noneCorrect.title, words.fewProblems(2).title]);
    expect(titles(0, 1)).toContain(words.oneSample.title);
  });
  test("finds unscored samples", () => {
    const rows = sound(30).map((row, i) => [...row, i === 4 ? 2 : 0]);
    expect(found(rows, 2, ["problem", "n", "c", "unscored"])).toMatchObject([
      { title: words.unscored.title, rows: [5] },
    ]);
  });
});
