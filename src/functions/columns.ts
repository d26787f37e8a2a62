/** Columns side by side, one row a problem or a sample; a row that is blank in all of them is none. */
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, cellsOf, errorCodeOf, isBlank } from "./cells.ts";
import { rowPlaces } from "./place.ts";

export interface Columns {
  names: string[];
  cells: Cell[][];
  /** The rows that are not blank, from 0. */
  rows: number[];
  /** How many rows the columns have, blank ones too. */
  height: number;
}

/** Reads the columns that `args` names; the first error among their cells is the result of the whole formula. */
export function columnsOf(args: Record<string, unknown>): Columns {
  const names = Object.keys(args);
  const [first, ...others] = names;
  const cells = [columnOf(args[first], first)];
  const height = cells[0].length;
  for (const name of others) cells.push(columnBeside({ names, height }, args[name], name));
  const rows: number[] = [];
  for (let row = 0; row < height; row++) {
    if (isFilled(cells, names, row)) rows.push(row);
  }
  if (rows.length === 0) throw new DomainError("notEstimable", first, "filled in at least one row", "only blank cells");
  return { names, cells, rows, height };
}

/** The cells of one more column, which must be as long as these. */
export function columnBeside({ names, height }: Pick<Columns, "names" | "height">, argument: unknown, name: string) {
  const column = columnOf(argument, name);
  if (column.length === height) return column;
  throw new DomainError("invalid", name, `${height} x 1 as ${names[0]} is`, `${column.length} x 1`);
}

/** The cells of an argument that must be one column. */
function columnOf(argument: unknown, name: string): Cell[] {
  const cells = cellsOf(argument, name);
  if (cells[0].length === 1) return cells.map(([cell]) => cell);
  throw new DomainError("invalid", name, "one column", `${cells.length} x ${cells[0].length}`);
}

function isFilled(cells: Cell[][], names: string[], row: number): boolean {
  let filled = false;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index][row];
    if (cell === null || (typeof cell !== "number" && isBlank(cell))) continue;
    filled = true;
    const code = typeof cell === "object" ? errorCodeOf(cell) : undefined;
    if (code) throw new CellFault(code, `${names[index]} must be free of errors; got ${code}${rowPlaces([row])}`);
  }
  return filled;
}
