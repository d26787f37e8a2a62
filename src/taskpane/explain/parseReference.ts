import type { Area } from "../../workbook/port.ts";

const reference = /^(?:(?:'((?:[^']|'')+)'|([\w.]+))!)?\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?$/i;

/** "B2", "$B$2:$B$165" or "'Airline agent'!B2" as an area; null for anything else. */
export function parseReference(text: string, sheet: string): Area | null {
  const match = reference.exec(text.trim());
  if (!match) return null;
  const [, quoted, plain, fromColumn, fromRow, toColumn = fromColumn, toRow = fromRow] = match;
  const [left, right] = [columnNumber(fromColumn), columnNumber(toColumn)].sort((a, b) => a - b);
  const [top, bottom] = [Number(fromRow) - 1, Number(toRow) - 1].sort((a, b) => a - b);
  return {
    sheet: quoted?.replaceAll("''", "'") ?? plain ?? sheet,
    row: top,
    column: left,
    rows: bottom - top + 1,
    columns: right - left + 1,
  };
}

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
