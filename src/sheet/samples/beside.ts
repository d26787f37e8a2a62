import type { CellInput } from "../../workbook/port.ts";

/** Puts the rows of a summary beside the rows of a table, from `column` on. */
export function beside(table: CellInput[][], column: number, summary: CellInput[][]): CellInput[][] {
  const rows = Math.max(table.length, summary.length);
  return Array.from({ length: rows }, (_, r) => {
    const row = [...(table[r] ?? [])];
    (summary[r] ?? []).forEach((cell, c) => {
      while (row.length <= column + c) row.push(null);
      row[column + c] = cell;
    });
    return row;
  });
}
