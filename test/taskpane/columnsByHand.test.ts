import { expect, test } from "@jest/globals";
import type { CellValue } from "../../src/workbook/port.ts";
import { columnsByHand } from "../../src/taskpane/table/columnsByHand.ts";

const none = { problem: null, group: null, models: [], below: [] };
const byHand = (values: CellValue[][]) => columnsByHand({ values, formulas: values.map((row) => row.map(() => "")) });

test("columnsByHand(block) starts with the first column of counts below a row of names", () => {
  const values = [
    ["task", "wins", "tries"],
    ["a", 1, 4],
    ["b", 3, 4],
  ];
  expect(byHand(values)).toEqual({ ...none, headerRow: 0, firstRow: 1, rows: 2, n: 1 });
});

test("columnsByHand(block) takes a first row of numbers for a problem", () => {
  expect(byHand([[1, 4]])).toEqual({ ...none, headerRow: -1, firstRow: 0, rows: 1, n: 0 });
});

test("columnsByHand(block) is null where there is no count", () => {
  expect(byHand([["a"], ["b"]])).toBeNull();
});
