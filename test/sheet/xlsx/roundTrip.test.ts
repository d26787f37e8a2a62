import { describe, expect, test } from "@jest/globals";
import { BooleanNumber, type ICellData, type IWorksheetData } from "@univerjs/core";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { addFile } from "../../../src/sheet/xlsx/addFile.ts";
import { openXlsx } from "../../../src/sheet/xlsx/openXlsx.ts";
import { type Contents, saveWorkbook } from "../../../src/sheet/xlsx/saveWorkbook.ts";
import { writeFile } from "../../../src/sheet/xlsx/writeFile.ts";
import { sheetCells } from "../../../src/workbook/sheetCells.ts";
import { startEngine } from "./engine.ts";

const percent = { n: { pattern: "0.0%" } };
const rows: ICellData[][] = [
  ["problem", "n", "c", "pass@5"].map((v) => ({ v, s: { bl: BooleanNumber.TRUE, bg: { rgb: "#e4ebf7" } } })),
  [{ v: "007", t: 4 }, { v: 20 }, { v: 4 }, { f: "=EVAL.PASSK(B2,C2,5)", s: percent }],
  [{ v: "b" }, { v: 30 }, { v: 5 }, { f: "=EVAL.PASSK(B3,C3,5)", s: percent }],
  [{ v: "c" }, { v: 4 }, { v: 1 }, { f: "=EVAL.PASSK(B4,C4,5)", s: percent }],
];
const beside: Record<number, Record<number, ICellData>> = {
  0: { 6: { f: "=EVAL.PASSK_MEAN(B2:B3,C2:C3,{1,5,10})" } },
  1: { 6: { f: "=SUM(G1#)" }, 7: { v: 1, t: 3 } },
  2: { 6: { f: "=LET(x,2,EVAL.PASSK_SE(B2:B3,C2:C3,x))" } },
  3: { 6: { f: "=AVERAGE('Counts of A'!B2:B3)" }, 7: { f: "=SUM(G5#)" } },
  4: { 6: { f: "=EVAL.PASSK_COUNTS({1;2},{1;0})" } },
};
const cellData = Object.fromEntries(
  rows.map((row, r) => [r, { ...Object.fromEntries(row.entries()), ...beside[r] }]),
) as IWorksheetData["cellData"];
Object.assign(cellData, { 4: beside[4] });
const counts: Partial<IWorksheetData> = {
  name: "Counts of A",
  cellData,
  columnData: { 0: { w: 180 } },
  freeze: { xSplit: 1, ySplit: 1, startRow: 1, startColumn: 1 },
};

async function saved(contents: Contents) {
  const book = startEngine([counts]);
  await book.computed();
  const result = await saveWorkbook(book.api, book.workbook, contents, writeFile);
  const { value } = sheetCells(book.api.getActiveWorkbook()!.getActiveSheet(), () => undefined);
  const values = Array.from({ length: 8 }, (_, r) => Array.from({ length: 12 }, (_, c) => value(r, c)));
  book.close();
  return { ...result, values, read: await readXlsx(result.file, { readStyles: true }) };
}

/** A fresh workbook that has a sheet of the same name, and the file opened into it. */
async function opened(file: Uint8Array, name = "book.xlsx") {
  const book = startEngine([{ name: "Counts of A", cellData: { 0: { 0: { v: "mine" } } } }]);
  const added = await addFile(book.api, name, file, openXlsx);
  await book.computed();
  const sheet = book.api.getActiveWorkbook()!.getActiveSheet();
  const mine = book.api.getActiveWorkbook()!.getSheetByName("Counts of A")!.getRange(0, 0).getRawValue();
  return { ...book, sheet, ...added, mine, cells: sheetCells(sheet, () => undefined) };
}

describe("saveWorkbook(api, workbook, contents)", () => {
  test('"add-in" stores formulas as Excel does, with their results, and marks those that may spill', async () => {
    const { read, frozen, values } = await saved("add-in");
    expect(read.sheets.map(({ name }) => name)).toEqual(["Counts of A", "Charts"]);
    const cells = read.sheets[0].cells!;
    expect(cells.get("1,3")).toMatchObject({
      formula: "_xldudf_EVAL_PASSK(B2,C2,5)",
      formulaResult: values[1][3],
      formulaDynamic: true,
      formulaRef: "D2",
      style: { numFmt: "0.0%" },
    });
    expect(cells.get("0,6")).toMatchObject({
      formula: "_xldudf_EVAL_PASSK_MEAN(B2:B3,C2:C3,{1,5,10})",
      formulaType: "array",
      formulaDynamic: true,
      formulaRef: "G1:I1",
    });
    expect(read.sheets[0].rows[0][8]).toBe(values[0][8]);
    expect(cells.get("1,6")!.formula).toBe("SUM(_xlfn.ANCHORARRAY(G1))");
    expect(cells.get("2,6")!.formula).toBe("_xlfn.LET(_xlpm.x,2,_xldudf_EVAL_PASSK_SE(B2:B3,C2:C3,_xlpm.x))");
    expect(cells.get("3,6")).toMatchObject({ formula: "AVERAGE('Counts of A'!B2:B3)", formulaResult: 25 });
    expect(cells.get("3,6")!.formulaDynamic).toBeUndefined();
    expect(cells.get("3,3")).toMatchObject({ value: "#N/A", formula: "_xldudf_EVAL_PASSK(B4,C4,5)" });
    expect(frozen).toBe(0);
  });

  test('"names" defines LAMBDA names and writes their bare calls; other formulas of the add-in become values', async () => {
    const { read, frozen, values } = await saved("names");
    const cells = read.sheets[0].cells!;
    expect(read.namedRanges!.map(({ name }) => name)).toEqual([
      "PASSK",
      "PASSK_PLUGIN",
      "PASSHATK",
      "PASSK_MEAN",
      "PASSK_CI",
    ]);
    for (const { range } of read.namedRanges!)
      expect(range).toMatch(/^_xlfn\.LAMBDA\(_xlpm\.n,_xlpm\.correct,_xlpm\.k,/);
    expect(cells.get("1,3")!.formula).toBe("PASSK(B2,C2,5)");
    expect(cells.get("0,6")!.formula).toBe("PASSK_MEAN(B2:B3,C2:C3,{1,5,10})");
    expect([read.sheets[0].rows[2][6], cells.get("2,6")]).toEqual([values[2][6], undefined]);
    expect(cells.get("3,7")!.formula).toBe("SUM(G5:J7)");
    expect(frozen).toBe(2);
  });

  test('"values" keeps the formulas that need no add-in', async () => {
    const { read, frozen } = await saved("values");
    const formulas = [...read.sheets[0].cells!].filter(([, { formula }]) => formula).map(([key]) => key);
    expect(formulas.sort()).toEqual(["1,6", "3,6", "3,7"]);
    expect(read.sheets[0].cells!.get("1,6")!.formula).toBe("SUM(G1:I1)");
    expect(frozen).toBeGreaterThan(5);
    expect(read.namedRanges ?? []).toEqual([]);
  });

  test("a file tells Excel that its results are up to date, and which of them are errors", async () => {
    const parts = unzipSync((await saved("add-in")).file);
    const xml = (path: string) => strFromU8(parts[path]);
    expect(xml("xl/workbook.xml")).not.toContain("fullCalcOnLoad");
    expect(xml("xl/worksheets/sheet1.xml")).toMatch(/<c r="D4"[^>]* t="e"><f [^>]*>[^<]*<\/f><v>#N\/A<\/v>/);
    expect(Object.values(parts).some((part) => strFromU8(part).includes("\ue000"))).toBe(false);
  });

  test("a file charts the curve with its interval, and the histogram, from cells", async () => {
    const { read } = await saved("add-in");
    const [curve, histogram] = read.sheets[1].charts!;
    expect(curve).toMatchObject({ kinds: ["scatter"], title: "Counts of A: pass@k against k" });
    expect(curve.series!.map(({ valuesRef }) => valuesRef)).toEqual(
      ["B", "C", "D", "E"].map((column) => `'Charts'!$${column}$6:$${column}$9`),
    );
    expect(histogram).toMatchObject({ kinds: ["bar"], series: [{ valuesRef: "'Charts'!$C$13:$C$22" }] });
    expect(read.sheets[1].rows.slice(12, 22).map((row) => row[2])).toEqual([0, 1, 2, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe("addFile(api, name, bytes)", () => {
  test.each(["add-in", "names"] as const)("opens again what %s saved, beside what was there", async (contents) => {
    const { file, values } = await saved(contents);
    const book = await opened(file);
    const { cells, sheet } = book;
    expect(sheet.getSheetName()).toBe("Counts of A 2");
    expect(cells.formula(1, 3)).toBe("=EVAL.PASSK(B2,C2,5)");
    expect(cells.formula(0, 6)).toBe("=EVAL.PASSK_MEAN(B2:B3,C2:C3,{1,5,10})");
    expect(cells.formula(3, 6)).toBe("=AVERAGE('Counts of A 2'!B2:B3)");
    const again = Array.from({ length: 8 }, (_, r) => Array.from({ length: 12 }, (_, c) => cells.value(r, c)));
    expect(again).toEqual(values);
    expect(book.mine).toBe("mine");
    expect(book.leftOut).toEqual(["the sheet of charts, which every save makes anew"]);
    expect(sheet.getRange(1, 3).getCellStyleData()?.n?.pattern).toBe("0.0%");
    expect(sheet.getRange(0, 0).getCellStyleData()).toMatchObject({ bl: 1, bg: { rgb: "#e4ebf7" } });
    expect(sheet.getSheet().getConfig().freeze).toMatchObject({ xSplit: 1, ySplit: 1 });
    expect(sheet.getColumnWidth(0)).toBe(180);
    book.close();
  });

  test("values and formulas of any kind come back as they were", async () => {
    const cell = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((v): ICellData => ({ v: v + 0, t: 2 })),
      fc
        .string({ minLength: 1, unit: "grapheme" })
        .filter(isPlain)
        .map((v): ICellData => ({ v, t: 4 })),
      fc.boolean().map((v): ICellData => ({ v: Number(v), t: 3 })),
      fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]): ICellData => ({ f: `=IF(${a}>${b},"${a}&<>",${b}/8)` })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 12 }), async (column) => {
        const data = Object.fromEntries(column.map((each, row) => [row, { 0: { f: "=1+1" }, 1: each }]));
        const book = startEngine([{ name: "Any", cellData: data }]);
        await book.computed();
        const before = sheetCells(book.api.getActiveWorkbook()!.getActiveSheet(), () => undefined);
        const { file } = await saveWorkbook(book.api, book.workbook, "add-in", writeFile);
        const again = await opened(file);
        column.forEach((_, row) => {
          expect(again.cells.value(row, 1)).toEqual(before.value(row, 1));
          expect(again.cells.formula(row, 1)).toBe(before.formula(row, 1));
        });
        book.close();
        again.close();
      }),
      { numRuns: 15 },
    );
  });
});

/** Text that a cell can hold as such: no control characters, which XML has no place for. */
const isPlain = (text: string) => !/\p{Cc}|\p{Cs}|\p{Cn}|\p{Co}/u.test(text) && !text.startsWith("#");
