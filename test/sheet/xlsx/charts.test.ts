import { afterEach, expect, test } from "@jest/globals";
import type { ICellData, IWorksheetData } from "@univerjs/core";
import { readXlsx } from "hucre/xlsx";
import { saveWorkbook } from "../../../src/sheet/xlsx/saveWorkbook.ts";
import { writeFile } from "../../../src/sheet/xlsx/writeFile.ts";
import { startEngine } from "./engine.ts";

let book: ReturnType<typeof startEngine>;
afterEach(() => book.close());

const rows = (cells: (string | number)[][]): IWorksheetData["cellData"] =>
  Object.fromEntries(
    cells.map((row, r) => [
      r,
      row.map((cell): ICellData => (String(cell).startsWith("=") ? { f: String(cell) } : { v: cell })),
    ]),
  ) as never;

const counts = { name: "Counts", cellData: rows([["problem", "n", "gpt-4 correct c"], ["a", 20, 4], ["b", 20, 9], ["c", 20, 0]]) }; // prettier-ignore
const references = [1, 2, 3, 4].map((row) => ["A", "B", "C"].map((column) => `=Counts!${column}${row}`));
const copy = (...beside: string[][]) => ({
  name: "Copy of counts",
  cellData: rows(references.map((row, r) => [...row, "", ...(beside[r] ?? [])])),
});

/** The charts of the saved workbook, sheet by sheet. */
async function charts(...sheets: Partial<IWorksheetData>[]) {
  book = startEngine(sheets);
  await book.computed();
  const { file } = await saveWorkbook(book.api, book.workbook, "add-in", writeFile);
  const read = await readXlsx(file);
  return read.sheets.map(({ name, charts = [] }) => [name, charts.map(({ title }) => title)]);
}

test("saveWorkbook(...) charts counts once, not again for a sheet that refers to them", async () => {
  const own = ["Counts: pass@k against k", "Counts: problems by their rate c/n"];
  expect(await charts(counts, copy())).toEqual([
    ["Counts", []],
    ["Copy of counts", []],
    ["Charts", own],
  ]);
  book.close();
  expect((await charts(copy(), counts)).at(-1)).toEqual(["Charts", own]);
});

test("saveWorkbook(...) charts a curve that stands in cells on its own sheet, from these cells", async () => {
  const curves = copy(["=EVAL.PASSK_CURVE(B2:B4,C2:C4,{1;2;5})"]);
  expect(await charts(counts, { ...curves, rowCount: 100 })).toEqual([
    ["Counts", []],
    ["Copy of counts", ["Copy of counts: pass@k against k"]],
    ["Charts", ["Counts: pass@k against k", "Counts: problems by their rate c/n"]],
  ]);
  const { file } = await saveWorkbook(book.api, book.workbook, "values", writeFile);
  const [curve] = (await readXlsx(file)).sheets[1].charts!;
  expect(curve.series!.map(({ name, valuesRef, categoriesRef }) => [name, valuesRef, categoriesRef])).toEqual(
    [
      ["gpt-4", "F"],
      ["gpt-4, low", "G"],
      ["gpt-4, high", "H"],
      ["gpt-4, plug-in (biased low)", "I"],
    ].map(([name, column]) => [name, `'Copy of counts'!$${column}$2:$${column}$4`, "'Copy of counts'!$E$2:$E$4"]),
  );
});

test("saveWorkbook(...) charts curves over other k apart", async () => {
  const curves = copy(["=EVAL.PASSK_CURVE(B2:B4,C2:C4,{1;2;5})", "", "", "", "", "", "", "", "=EVAL.PASSK_CURVE(B2:B4,C2:C4,{1;2;3})"]); // prettier-ignore
  expect((await charts(counts, { ...curves, columnCount: 40 }))[1]).toEqual([
    "Copy of counts",
    ["Copy of counts: pass@k against k", "Copy of counts: pass@k against k"],
  ]);
});
