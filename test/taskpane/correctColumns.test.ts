import { expect, test } from "@jest/globals";
import { correctColumns } from "../../src/taskpane/analyse/correctColumns.ts";
import { recogniseColumns } from "../../src/taskpane/table/recogniseColumns.ts";
import type { CellValue } from "../../src/workbook/port.ts";

test("correctColumns(table) offers the column that is used, whatever its cells, and no other with a fraction", () => {
  const values: CellValue[][] = [
    ["problem", "n", "c", "seconds", "retries"],
    ["p1", 10, 3, 1.5, 0],
    ["p2", 10, 0.5, 2, 1],
    ["p3", 10, 7, 3, 0],
  ];
  const formulas = values.map((row) => row.map(() => ""));
  const area = { sheet: "s", row: 0, column: 0, rows: values.length, columns: values[0].length };
  const columns = recogniseColumns({ values, formulas })!;
  expect(columns.models.map(({ column }) => column)).toEqual([2]);
  expect(correctColumns({ block: { area, values, formulas, hiddenRows: [] }, columns })).toEqual([2, 4]);
});
