import type { Area } from "../../workbook/port.ts";

/** The letters of a column that counts from 0: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** "$B$2:$B$165", or "$B$2" for one cell. */
export function absolute({ row, column, rows, columns }: Omit<Area, "sheet">): string {
  const corner = (r: number, c: number) => `$${columnLetters(c)}$${r + 1}`;
  const start = corner(row, column);
  return rows === 1 && columns === 1 ? start : `${start}:${corner(row + rows - 1, column + columns - 1)}`;
}

/** "B2:B165", or "B2" for one cell. */
export const relative = (area: Omit<Area, "sheet">): string => absolute(area).replaceAll("$", "");

/** "'Airline agent'!$B$2:$B$51": a reference that holds from every sheet. */
export function elsewhere(area: Area): string {
  return `'${area.sheet.replaceAll("'", "''")}'!${absolute(area)}`;
}
