import type { CellValue } from "../../workbook/port.ts";

/** The number right of the first cell that holds a label, or null. */
export function besideLabel(values: readonly CellValue[][], label: string): number | null {
  const row = values.find((cells) => cells.includes(label) && typeof cells[cells.indexOf(label) + 1] === "number");
  return row ? (row[row.indexOf(label) + 1] as number) : null;
}
