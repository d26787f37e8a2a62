import type { CellValue } from "../../workbook/port.ts";
import { countOf } from "../table/countOf.ts";
import type { Table } from "../table/table.ts";

/** The cells of the counts by row and column of the block, and the rows that are problems. */
export function countedRows({ block, columns }: Table) {
  const models = columns.models.map(({ column }) => column);
  const cell = (row: number, column: number): CellValue => block.values[row][column];
  const blank = (row: number, column: number) => cell(row, column) === null || cell(row, column) === "";
  const all = Array.from({ length: columns.rows }, (_, i) => columns.firstRow + i);
  return {
    models,
    cell,
    blank,
    count: (row: number, column: number): number | null => countOf(cell(row, column)),
    /** Rows of the table that hold something in n or in a c: a row blank in all of them is no problem. */
    rows: all.filter((row) => [columns.n, ...models].some((column) => !blank(row, column))),
  };
}
