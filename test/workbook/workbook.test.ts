import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { excelWorkbook } from "../../src/workbook/excel.ts";
import { type Area, WorkbookError } from "../../src/workbook/port.ts";
import type { Book } from "./book.ts";
import { FakeExcel } from "./fakeExcel.ts";
import { univerBook } from "./univerBook.ts";

function excelBook(): Book {
  const excel = new FakeExcel();
  excel.install();
  return {
    workbook: excelWorkbook(),
    userSelects: async ({ sheet, ...box }) => {
      excel.active = sheet;
      excel.selected = [box];
      excel.tell("selection");
    },
    userHidesRow: async (sheet, row) => void excel.sheet(sheet).hidden.add(row),
    userProtects: async (sheet) => void (excel.sheet(sheet).protected = true),
    userMerges: async ({ sheet, ...box }) => void (excel.sheet(sheet).merged = box),
    userSelectsSeveral: async (areas) => void (excel.selected = areas),
    userStartsTyping: async () => void (excel.editing = true),
    formatOf: (sheet, row, column) => excel.sheet(sheet).cells.get(`${row},${column}`)?.format,
    close: () => undefined,
  };
}

const area = (row: number, column: number, rows: number, columns: number, sheet = "Counts"): Area => ({
  sheet,
  row,
  column,
  rows,
  columns,
});

describe.each([
  ["excelWorkbook()", excelBook],
  ["sheetWorkbook(api)", univerBook],
])("%s", (_, open) => {
  let book: Book;
  beforeEach(() => {
    book = open();
  });
  afterEach(() => book.close());

  test("usedArea(sheet) is null on an empty sheet and ends at the last cell that holds something", async () => {
    expect(await book.workbook.usedArea("Counts")).toBeNull();
    await book.workbook.write(area(2, 1, 2, 2), [
      ["n", "c"],
      [10, 3],
    ]);
    expect(await book.workbook.usedArea("Counts")).toEqual(area(2, 1, 2, 2));
  });

  test("read(area) gives what write(area) put: numbers, texts, truth values, blanks and formulas", async () => {
    const cells = [
      [10, "gpt-4", true],
      [null, "=2+3", 0.5],
    ];
    await book.workbook.write(area(0, 0, 2, 3), cells);
    const block = await book.workbook.read(area(0, 0, 2, 3));
    expect(block.area).toEqual(area(0, 0, 2, 3));
    expect(block.values[0]).toEqual([10, "gpt-4", true]);
    expect([block.values[1][0], block.values[1][2]]).toEqual([null, 0.5]);
    expect(block.formulas).toEqual([
      ["", "", ""],
      ["", "=2+3", ""],
    ]);
    expect(block.hiddenRows).toEqual([]);
  });

  test("write(area, cells, { textColumns }) keeps 00123 a text", async () => {
    await book.workbook.write(area(0, 0, 1, 2), [["00123", 7]], { textColumns: [0] });
    expect((await book.workbook.read(area(0, 0, 1, 2))).values).toEqual([["00123", 7]]);
  });

  test("write(area, cells) refuses cells of another shape, and writes nothing", async () => {
    await expect(book.workbook.write(area(0, 0, 2, 1), [[1]])).rejects.toThrow(WorkbookError);
    expect(await book.workbook.usedArea("Counts")).toBeNull();
  });

  test("write(area, cells) sets a number format where it is given one, and otherwise keeps the cells' own", async () => {
    await book.workbook.write(area(0, 0, 1, 1), [["=2+3"]], { numberFormat: "0.000" });
    expect(book.formatOf("Counts", 0, 0)).toBe("0.000");
    await book.workbook.write(area(0, 0, 1, 1), [[0.3]]);
    expect(book.formatOf("Counts", 0, 0)).toBe("0.000");
  });

  test("undo() takes back the last write", async () => {
    await book.workbook.write(area(0, 0, 1, 2), [[1, 2]]);
    await book.workbook.write(area(0, 0, 1, 2), [["=2+3", 4]]);
    await book.workbook.undo();
    const { values, formulas } = await book.workbook.read(area(0, 0, 1, 2));
    expect(values).toEqual([[1, 2]]);
    expect(formulas).toEqual([["", ""]]);
    await expect(book.workbook.undo()).rejects.toThrow(WorkbookError);
  });

  test("addSheet(content) writes a sheet, selects it and numbers its name where that is taken; undo() removes it", async () => {
    const content = {
      name: "Summary",
      cells: [
        ["k", "pass@k"],
        [1, "=2+3"],
      ],
      headerRows: [0],
      frozenRows: 1,
      columnWidths: [80, 90],
    };
    expect(await book.workbook.addSheet(content)).toBe("Summary");
    expect(await book.workbook.addSheet(content)).toBe("Summary 2");
    expect(await book.workbook.sheets()).toEqual(["Counts", "Summary", "Summary 2"]);
    expect((await book.workbook.selection()).sheet).toBe("Summary 2");
    const { values, formulas } = await book.workbook.read(area(0, 0, 2, 2, "Summary"));
    expect([values[0], values[1][0], formulas[1][1]]).toEqual([["k", "pass@k"], 1, "=2+3"]);
    await book.workbook.undo();
    expect(await book.workbook.sheets()).toEqual(["Counts", "Summary"]);
  });

  test("selection() is cut to the cells in use, so that whole columns cost nothing", async () => {
    await book.workbook.write(area(0, 0, 3, 1), [[1], [2], [3]]);
    await book.userSelects(area(0, 0, 100, 1));
    expect(await book.workbook.selection()).toEqual(area(0, 0, 3, 1));
  });

  test("select(area) makes it the selection", async () => {
    await book.workbook.write(area(0, 0, 3, 1), [[1], [2], [3]]);
    await book.workbook.select(area(1, 0, 2, 1));
    expect(await book.workbook.selection()).toEqual(area(1, 0, 2, 1));
  });

  test("read(area) tells which rows are hidden", async () => {
    await book.workbook.write(area(0, 0, 3, 1), [[1], [2], [3]]);
    await book.userHidesRow("Counts", 1);
    expect((await book.workbook.read(area(0, 0, 3, 1))).hiddenRows).toEqual([1]);
  });

  test("onSelection(listener) hears a selection until it is stopped", async () => {
    let heard = 0;
    const stop = book.workbook.onSelection(() => heard++);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await book.userSelects(area(1, 1, 1, 1));
    expect(heard).toBeGreaterThan(0);
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = heard;
    await book.userSelects(area(2, 1, 1, 1));
    expect(heard).toBe(before);
  });

  test("onCalculated(listener) hears that a cell without formulas was changed, until it is stopped", async () => {
    let heard = 0;
    const stop = book.workbook.onCalculated(() => heard++);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await book.workbook.write(area(0, 0, 1, 1), [[1]]);
    expect(heard).toBeGreaterThan(0);
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = heard;
    await book.workbook.write(area(0, 0, 1, 1), [[2]]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toBe(before);
  });

  test("read(area) and usedArea(sheet) refuse a sheet that is not there", async () => {
    await expect(book.workbook.usedArea("Nowhere")).rejects.toThrow(WorkbookError);
    await expect(book.workbook.read(area(0, 0, 1, 1, "Nowhere"))).rejects.toThrow(WorkbookError);
  });

  const refused = async (message: RegExp) => {
    const write = book.workbook.write(area(0, 0, 1, 2), [[5, 6]]);
    await expect(write).rejects.toThrow(WorkbookError);
    await expect(write).rejects.toThrow(message);
  };

  test("write(area) refuses a protected sheet, and writes nothing", async () => {
    await book.workbook.write(area(0, 0, 1, 2), [[1, 2]]);
    await book.userProtects("Counts");
    await refused(/Counts is protected; unprotect it first/);
    expect((await book.workbook.read(area(0, 0, 1, 2))).values).toEqual([[1, 2]]);
  });

  test("write(area) refuses merged cells, and writes nothing", async () => {
    await book.workbook.write(area(0, 0, 1, 1), [[1]]);
    await book.userMerges(area(0, 0, 2, 2));
    await refused(/free of merged cells; got A1:B2/);
    expect((await book.workbook.read(area(0, 0, 1, 1))).values).toEqual([[1]]);
    await book.workbook.write(area(2, 2, 1, 1), [[7]]);
  });

  test("write(area) and addSheet(content) refuse while a cell is edited, and write nothing", async () => {
    await book.userStartsTyping();
    await refused(/a cell is being edited; finish it/);
    await expect(book.workbook.addSheet({ name: "New", cells: [] })).rejects.toThrow(/a cell is being edited/);
  });

  test("selection() refuses several areas", async () => {
    await book.userSelectsSeveral([area(0, 0, 1, 1), area(5, 0, 1, 1)]);
    await expect(book.workbook.selection()).rejects.toThrow(/selection must be one block of cells/);
  });

  test("selection() on an empty sheet is its first cell", async () => {
    await book.userSelects(area(0, 0, 100, 20));
    expect(await book.workbook.selection()).toEqual(area(0, 0, 1, 1));
  });

  test("write(area, cells) leaves a cell alone where undefined stands, and so does undo()", async () => {
    await book.workbook.write(area(0, 0, 2, 2), [
      [1, "=2+3"],
      [3, 4],
    ]);
    await book.workbook.write(area(0, 0, 2, 2), [
      [undefined, undefined],
      [null, 9],
    ]);
    const all = () => book.workbook.read(area(0, 0, 2, 2));
    expect((await all()).formulas[0]).toEqual(["", "=2+3"]);
    expect((await all()).values[1]).toEqual([null, 9]);
    await book.workbook.undo();
    expect((await all()).formulas[0]).toEqual(["", "=2+3"]);
    expect((await all()).values[1]).toEqual([3, 4]);
  });

  const matrix = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  const spilled = async () => {
    await book.workbook.write(area(1, 1, 1, 1), [["={1,2,3;4,5,6}"]]);
    await until(async () => (await book.workbook.read(area(1, 1, 2, 3))).values, matrix);
  };

  test("spills(area) gives a spilled result with all its cells, wherever the area touches it", async () => {
    await spilled();
    const whole = [area(1, 1, 2, 3)];
    expect(await book.workbook.spills(area(1, 1, 1, 1))).toEqual(whole);
    expect(await book.workbook.spills(area(2, 3, 1, 1))).toEqual(whole);
    expect(await book.workbook.spills(area(0, 0, 9, 9))).toEqual(whole);
    expect(await book.workbook.spills(area(3, 0, 2, 9))).toEqual([]);
    expect(await book.workbook.usedArea("Counts")).toEqual(whole[0]);
  });

  test("write(area, values) over a spilled result makes it values, and undo() spills it again", async () => {
    await spilled();
    await book.workbook.write(area(1, 1, 2, 3), matrix);
    expect(await book.workbook.spills(area(1, 1, 2, 3))).toEqual([]);
    expect((await book.workbook.read(area(1, 1, 2, 3))).values).toEqual(matrix);
    await book.workbook.undo();
    await until(() => book.workbook.spills(area(2, 2, 1, 1)), [area(1, 1, 2, 3)]);
    const { values, formulas } = await book.workbook.read(area(1, 1, 2, 3));
    expect(values).toEqual(matrix);
    expect(formulas[0][0]).toBe("={1,2,3;4,5,6}");
  });
});

/** The engine of the embedded sheet computes in its own time. */
async function until<T>(read: () => Promise<T>, expected: T): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (JSON.stringify(await read()) === JSON.stringify(expected)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await read()).toEqual(expected);
}
