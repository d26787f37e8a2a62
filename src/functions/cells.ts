/** CELLS in, values out: what a spreadsheet hands over, read one way for every formula. */
import { DomainError } from "../estimators/domainError.ts";

/** Any cell of an argument: a number, a text, TRUE or FALSE, blank (null), or an object for an error or a data type. */
export type Cell = unknown;

/** What a cell holds once spaces are trimmed and data types are opened; null is a blank cell. */
export type Content = number | string | boolean | null | ErrorCell | Opaque;

/** An error in a cell of the input, such as `#DIV/0!`. */
export interface ErrorCell {
  errorCode: string;
}

/** A data type that is no single value, such as an image or an array. */
interface Opaque {
  opaque: string;
}

/** The argument as a rectangle of cells; an omitted argument is one blank cell. */
export function cellsOf(argument: unknown, name: string): Cell[][] {
  const rows: unknown[] = Array.isArray(argument) ? argument : [[argument]];
  const width = Array.isArray(rows[0]) ? rows[0].length : 0;
  if (width === 0) throw new DomainError("invalid", name, "a cell or a range", "nothing");
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== width) {
      throw new DomainError("invalid", name, "a rectangle of cells", "rows of different lengths");
    }
  }
  return rows as Cell[][];
}

/** What the cell holds. */
export function contentOf(cell: Cell): Content {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : { opaque: String(cell) };
  if (typeof cell === "string") return cell.trim() || null;
  if (typeof cell === "boolean") return cell;
  if (cell === null || cell === undefined) return null;
  if (typeof cell !== "object") return { opaque: `a ${typeof cell}` };
  const { type, basicType, basicValue, code } = cell as Record<string, unknown>;
  if (type === "Error") return { errorCode: String(basicValue ?? code ?? "#VALUE!") };
  // Excel gives data types without a plain value, such as entities, the basic value #VALUE!.
  if (basicType === "Error" || typeof basicValue === "object" || basicValue === undefined) {
    return { opaque: `a data type (${String(type)})` };
  }
  return contentOf(basicValue);
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The cell as a number, also from text such as `" 20 "` or a formatted number; NaN where it is none. */
export function numberOf(cell: Cell): number {
  const content = contentOf(cell);
  if (typeof content === "number") return content;
  const number = typeof content === "string" && decimal.test(content) ? Number(content) : NaN;
  return Number.isFinite(number) ? number : NaN;
}

export function isBlank(cell: Cell): boolean {
  return cell === null || cell === undefined || (typeof cell !== "number" && contentOf(cell) === null);
}

/** The code of an error cell, such as `#N/A`; undefined for every other cell. */
export function errorCodeOf(cell: Cell): string | undefined {
  const content = contentOf(cell);
  return typeof content === "object" && content !== null && "errorCode" in content ? content.errorCode : undefined;
}

/** The cell as a message shows it after `got`. */
export function shown(cell: Cell): string {
  const content = contentOf(cell);
  if (content === null) return "a blank cell";
  if (typeof content === "boolean") return content ? "TRUE" : "FALSE";
  if (typeof content === "number") return String(content);
  if (typeof content === "string") return `"${content.length > 40 ? content.slice(0, 39) + "…" : content}"`;
  return "errorCode" in content ? content.errorCode : content.opaque;
}
