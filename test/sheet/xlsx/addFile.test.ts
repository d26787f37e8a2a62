import { afterEach, describe, expect, test } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { addFile } from "../../../src/sheet/xlsx/addFile.ts";
import { openXlsx } from "../../../src/sheet/xlsx/openXlsx.ts";
import { sheetCells } from "../../../src/workbook/sheetCells.ts";
import { startEngine } from "./engine.ts";
import { excelFile } from "./excelFile.ts";

let book: ReturnType<typeof startEngine>;
const fresh = () => (book = startEngine([{ name: "Mine", cellData: { 0: { 0: { f: "=1+1" } } } }]));
const active = () => book.api.getActiveWorkbook()!.getActiveSheet();
const cells = () => sheetCells(active(), () => undefined);
const names = () => book.api.getActiveWorkbook()!.getSheets().map((sheet) => sheet.getSheetName()); // prettier-ignore
afterEach(() => book.close());

describe("addFile(api, name, bytes) of an .xlsx", () => {
  test("shares formulas over the cells that the file shares them over, and computes them", async () => {
    fresh();
    const rows = `
      <row r="1"><c r="A1"><v>20</v></c><c r="B1"><v>4</v></c><c r="C1"><f t="shared" ref="C1:C3" si="0">_xldudf_EVAL_PASSK(A1,B1,5)</f><v>9</v></c></row>
      <row r="2"><c r="A2"><v>30</v></c><c r="B2"><v>5</v></c><c r="C2"><f t="shared" si="0"/><v>9</v></c></row>
      <row r="3"><c r="A3"><v>10</v></c><c r="B3"><v>0</v></c><c r="C3"><f t="shared" si="0"/><v>9</v></c></row>`;
    await addFile(book.api, "a.xlsx", excelFile({ One: rows }), openXlsx);
    await book.computed();
    expect([0, 1, 2].map((row) => cells().formula(row, 2))).toEqual([
      "=EVAL.PASSK(A1,B1,5)",
      "=EVAL.PASSK(A2,B2,5)",
      "=EVAL.PASSK(A3,B3,5)",
    ]);
    expect(cells().value(0, 2)).toBeCloseTo(0.718266253869969, 14);
    expect(cells().value(2, 2)).toBe(0);
  });

  test("shows what Excel stores under other names, and lets arrays fill their cells anew", async () => {
    fresh();
    const rows = `
      <row r="1"><c r="A1"><f t="array" ref="A1:C1" cm="1">_xldudf_EVAL_DEV_PASSK(10,3,{1,5,10})</f><v>0</v></c><c r="B1"><v>0</v></c><c r="C1"><v>0</v></c></row>
      <row r="2"><c r="A2"><f>SUM(_xlfn.ANCHORARRAY(A1))</f><v>0</v></c><c r="B2"><f>_xlfn.SINGLE(_xldudf_EVAL_PASSK(10,3,1))</f><v>0</v></c></row>
      <row r="3"><c r="A3"><f>_xlfn.LET(_xlpm.x,2,_xlpm.x*3)</f><v>0</v></c><c r="B3" t="e"><v>#N/A</v></c></row>`;
    await addFile(book.api, "a.xlsx", excelFile({ One: rows }), openXlsx);
    await book.computed();
    const { formula, value } = cells();
    expect(formula(0, 0)).toBe("=EVAL.PASSK(10,3,{1,5,10})");
    expect([value(0, 0), value(0, 2)]).toEqual([0.3, 1]);
    expect(formula(1, 0)).toBe("=SUM(A1#)");
    expect(value(1, 0)).toBeCloseTo(1.3 + 11 / 12, 12);
    expect(formula(1, 1)).toBe("=EVAL.PASSK(10,3,1)");
    expect([formula(2, 0), value(2, 0)]).toEqual(["=LET(x,2,x*3)", 6]);
    expect(value(2, 1)).toEqual({ error: "#N/A" });
  });

  test("tells names of the file from those of the workbook, and says which it leaves out", async () => {
    fresh();
    book.api.getActiveWorkbook()!.insertDefinedName("Passed", "Mine!$A$1");
    const names = `<definedName name="Passed">One!$A$1</definedName><definedName name="Rate">One!$A$1</definedName><definedName name="Local" localSheetId="0">One!$A$1</definedName>`;
    const rows = `<row r="1"><c r="A1"><v>5</v></c><c r="B1"><f>Passed*2</f></c></row>`;
    const { leftOut } = await addFile(book.api, "a.xlsx", excelFile({ One: rows }, { names }), openXlsx);
    await book.computed();
    expect([cells().formula(0, 1), cells().value(0, 1)]).toEqual(["=Passed_2*2", 10]);
    expect(leftOut).toEqual(["1 name of one sheet alone", "the name Rate, which is a function's here"]);
  });

  test("gives a sheet whose name is taken a number, in the formulas and names of the file too", async () => {
    fresh();
    const file = excelFile(
      { mine: `<row r="1"><c r="A1"><v>7</v></c></row>`, "It's": `<row r="1"><c r="A1"><f>mine!A1*2</f></c><c r="B1"><f>Seven+1</f></c></row>` },
      { names: "<definedName name='Seven'>mine!$A$1</definedName>" },
    ); // prettier-ignore
    const { sheets } = await addFile(book.api, "a.xlsx", file, openXlsx);
    expect([sheets, names()]).toEqual([2, ["Mine", "mine 2", "It's"]]);
    book.api.getActiveWorkbook()!.setActiveSheet(book.api.getActiveWorkbook()!.getSheetByName("It's")!);
    await book.computed();
    expect([cells().formula(0, 0), cells().value(0, 0)]).toEqual(["='mine 2'!A1*2", 14]);
    expect(cells().value(0, 1)).toBe(8);
  });

  test.each([
    [61, "1900", 61, ""],
    [45000.5, "1900", 45000.5, ""],
    [43538.25, "1904", 45000.25, `<workbookPr date1904="1"/>`],
  ])("keeps day %d of the %s system as a number with its format", async (stored, _, day, properties) => {
    fresh();
    const rows = `<row r="1"><c r="A1" s="1"><v>${stored}</v></c></row>`;
    await addFile(book.api, "a.xlsx", excelFile({ One: rows }, { properties }), openXlsx);
    expect(cells().value(0, 0)).toBeCloseTo(day, 9);
    expect(active().getRange(0, 0).getCellStyleData()?.n?.pattern).toMatch(/y/);
  });

  const huge = new Uint8Array(zipSync({ "xl/workbook.xml": new Uint8Array(1000) }));
  // The size that the directory of the zip claims, in the four bytes that hold it.
  const directory = huge.findIndex((_, i) => huge[i] === 0x50 && huge[i + 1] === 0x4b && huge[i + 2] === 1);
  new DataView(huge.buffer).setUint32(directory + 24, 3_000_000_000, true);

  const locked = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0));
  const broken = excelFile({ One: `<row r="1"><c r="A1"><v>7</row>` });
  test.each([
    ["no zip", "a.xlsx", strToU8("no zip"), /^a.xlsx is no .xlsx or .csv file/],
    ["a picture", "plot.png", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), /^plot.png is no .xlsx or .csv file/],
    ["an empty file", "a.xlsx", new Uint8Array(), /is empty/],
    ["another zip", "a.xlsx", zipSync({ "a.txt": strToU8("a") }), /not a workbook that can be read/],
    ["broken XML", "a.xlsx", broken, /damaged: xl\/worksheets\/sheet1.xml/],
    ["a protected file", "a.xlsx", locked, /protected by a password/],
    ["a file of Excel 2003", "a.xls", locked, /Excel 2003/],
    ["a result file", "a.jsonl", strToU8("{}"), /read in the pane: Import/],
    ["a file that unpacks to too much", "a.xlsx", huge, /must unpack to at most 400 MB; got 3000/],
    ["a cell far from all others", "a.xlsx", excelFile({ One: `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>` }), /cells|read/],
    ["a CSV of nothing", "a.csv", strToU8("\n,,\n\n"), /holds no rows/],
    ["a CSV with an open quotation", "a.csv", strToU8('a,b\n"c,d\n'), /quotation mark that is not closed/],
    ["a picture named CSV", "a.csv", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0), /not a text/],
  ])("refuses %s in words, and adds nothing", async (_, name, bytes, why) => {
    fresh();
    await expect(addFile(book.api, name, bytes, openXlsx)).rejects.toThrow(why);
    expect(names()).toEqual(["Mine"]);
  }); // prettier-ignore
});

describe("addFile(api, name, bytes) of a .csv", () => {
  const rows = async (bytes: Uint8Array, name = "my: counts.csv") => {
    fresh();
    await addFile(book.api, name, bytes, openXlsx);
    const { value } = cells();
    return [0, 1, 2].map((row) => [0, 1, 2].map((column) => value(row, column)));
  };

  test("reads numbers as numbers, and keeps as text what they are not", async () => {
    const csv = 'problem,n,c\n007,20,-1.5e3\n"a, ""b""",12345678901234567890,=1+1\n';
    expect(await rows(strToU8(csv))).toEqual([
      ["problem", "n", "c"],
      ["007", 20, -1500],
      ['a, "b"', "12345678901234567890", "=1+1"],
    ]);
    expect(active().getSheetName()).toBe("my counts");
  });

  test.each([
    ["tabs", strToU8("a\tb\tc\n1\t2\t3\nTRUE\t\tx y")],
    ["semicolons", strToU8("a;b;c\n1;2;3\ntrue;;x y")],
    ["a mark of UTF-8", strToU8("\ufeffa,b,c\r\n1,2,3\r\nTRUE,,x y\r\n")],
    ["UTF-16", new Uint8Array(Buffer.from("\ufeffa,b,c\n1,2,3\nTRUE,,x y", "utf16le"))],
  ])("reads %s", async (_, bytes) => {
    expect(await rows(bytes)).toEqual([
      ["a", "b", "c"],
      [1, 2, 3],
      [true, null, "x y"],
    ]);
  });

  test("reads the code page of Windows where a file is not UTF-8", async () => {
    const [[first]] = await rows(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x2c, 0x31));
    expect(first).toBe("Müller");
  });
});
