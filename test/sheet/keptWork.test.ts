import { expect, test } from "@jest/globals";
import { type IWorkbookData, LocaleType } from "@univerjs/core";
import { fromKeptWork, toKeptWork } from "../../src/sheet/keptWork.ts";

const rows = Object.fromEntries(Array.from({ length: 4500 }, (_, row) => [row, { 0: { v: row }, 2: { f: "=A1" } }]));
const workbook: IWorkbookData = {
  id: "passk",
  name: "passk",
  appVersion: "",
  locale: LocaleType.EN_US,
  styles: { bold: { bl: 1 } },
  sheetOrder: ["b", "a"],
  sheets: { a: { id: "a", name: "Large", cellData: rows }, b: { id: "b", name: "Empty" } },
};

test("fromKeptWork(toKeptWork(workbook)) is the workbook, after a pause for every 2000 rows", async () => {
  let pauses = 0;
  const kept = await toKeptWork(workbook, async () => void pauses++);
  expect(pauses).toBe(3);
  const read = fromKeptWork(structuredClone(kept));
  expect(read).toEqual({ ...workbook, sheets: { ...workbook.sheets, b: { id: "b", name: "Empty", cellData: {} } } });
});

test.each<[string, unknown]>([
  ["text", "{"],
  ["null", null],
  ["a frame cut short", { frame: '{"sheetOrder":["a"', cells: {} }],
  ["a sheet without its cells", { frame: '{"sheetOrder":["a"],"sheets":{"a":{}}}', cells: {} }],
  ["no sheet", { frame: '{"sheetOrder":[],"sheets":{}}', cells: {} }],
])("fromKeptWork(%s) throws", (_, kept) => {
  expect(() => fromKeptWork(kept)).toThrow();
});
