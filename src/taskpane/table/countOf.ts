import type { CellValue } from "../../workbook/port.ts";

/** A cell as a whole number of 0 or more, text numbers included as the formulas read them; otherwise null. */
export function countOf(cell: CellValue): number | null {
  if (cell === null || typeof cell === "boolean" || typeof cell === "object") return null;
  if (typeof cell === "string" && cell.trim() === "") return null;
  const number = Number(cell);
  const whole = Math.round(number);
  return Math.abs(number - whole) <= 1e-9 && whole >= 0 && Number.isSafeInteger(whole) ? whole : null;
}
