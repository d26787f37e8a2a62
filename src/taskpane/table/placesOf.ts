import type { CellValue } from "../../workbook/port.ts";

/** Where some column names stand side by side: the row and the column of the first, within the cells. */
export function placesOf(names: readonly string[], values: readonly CellValue[][]): { row: number; column: number }[] {
  return values.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell === names[0] && names.every((name, i) => cells[column + i] === name) ? [{ row, column }] : [],
    ),
  );
}
