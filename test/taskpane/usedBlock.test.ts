import { beforeEach, expect, test } from "@jest/globals";
import { cut } from "../../src/taskpane/table/cut.ts";
import { selectedTable, tableIn } from "../../src/taskpane/table/tableIn.ts";
import { usedBlock } from "../../src/taskpane/table/usedBlock.ts";
import { excelWorkbook } from "../../src/workbook/excel.ts";
import type { Area, Block, Workbook } from "../../src/workbook/port.ts";
import { FakeExcel } from "../workbook/fakeExcel.ts";

const area: Area = { sheet: "Counts", row: 0, column: 0, rows: 3, columns: 3 };
const cells = [
  ["problem", "n", "c"],
  ["a", 10, 3],
  ["b", 10, 6],
];
let workbook: Workbook;
let readings: number;
beforeEach(() => {
  new FakeExcel().install();
  const excel = excelWorkbook();
  readings = 0;
  workbook = { ...excel, read: (place) => (readings++, excel.read(place)) };
});

test("usedBlock(workbook, sheet) is null where the sheet is empty, and reads a sheet once until a cell changes", async () => {
  expect(await usedBlock(workbook, "Counts")).toBeNull();
  await workbook.write(area, cells);
  const block = await usedBlock(workbook, "Counts");
  expect(block?.values).toEqual(cells);
  expect(await usedBlock(workbook, "Counts")).toBe(block);
  expect(readings).toBe(1);
  await workbook.write({ ...area, row: 1, column: 2, rows: 1, columns: 1 }, [[4]]);
  expect((await usedBlock(workbook, "Counts"))?.values[1][2]).toBe(4);
  expect(readings).toBe(2);
});

test("usedBlock(workbook, sheet) does not keep a refusal", async () => {
  await expect(usedBlock(workbook, "Later")).rejects.toThrow();
  await workbook.addSheet({ name: "Later", cells: [[1]] });
  expect((await usedBlock(workbook, "Later"))?.values).toEqual([[1]]);
});

const block: Block = {
  area: { ...area, row: 4, column: 2 },
  values: cells,
  formulas: cells.map((row) => row.map(() => "")),
  hiddenRows: [2],
};

test("cut(block, area) is what lies within the area, with its own hidden rows", () => {
  expect(cut(block, { row: 5, column: 3, rows: 9, columns: 1 })).toEqual({
    area: { sheet: "Counts", row: 5, column: 3, rows: 2, columns: 1 },
    values: [[10], [10]],
    formulas: [[""], [""]],
    hiddenRows: [1],
  });
  expect(cut(block, { row: 0, column: 0, rows: 4, columns: 9 })).toBeNull();
});

test("tableIn(block) and selectedTable(block, selection) give the same table as long as the block is the same", () => {
  const selection: Area = { sheet: "Counts", row: 4, column: 2, rows: 2, columns: 3 };
  expect(tableIn(block)?.columns.rows).toBe(2);
  expect(tableIn(block)).toBe(tableIn(block));
  expect(selectedTable(block, selection)?.columns.rows).toBe(1);
  expect(selectedTable(block, selection)).toBe(selectedTable(block, { ...selection }));
  expect(selectedTable(block, { ...selection, columns: 1 })).toBeNull();
});
