/** The counts of a benchmark: columns with one row a problem, where a row that is blank in all of them is no problem. */
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, cellsOf, errorCodeOf, isBlank } from "./cells.ts";
import { count, read } from "./parameter.ts";
import { rowPlaces } from "./place.ts";

export interface Problems {
  /** The numbers of each column, one a problem. */
  columns: Float64Array[];
  /** The row of each problem in its argument, from 0. */
  rows: number[];
  /** How many rows the arguments have, blank ones too. */
  height: number;
}

/** Reads pairs of columns, samples before correct ones; `args` names each column and gives its cells. */
export function problemsOf(args: Record<string, unknown>): Problems {
  const names = Object.keys(args);
  const cells = names.map((name) => columnOf(args[name], name));
  const height = cells[0].length;
  cells.forEach((column, index) => requireHeight(column, names[index], height, names[0]));
  const rows = filledRows(cells, names);
  const columns = cells.map(() => new Float64Array(rows.length));
  const parameters = names.map((name) => count(name, 0));
  const bad: number[] = [];
  let reason: DomainError | undefined;
  rows.forEach((row, problem) => {
    try {
      for (let index = 0; index < columns.length; index++) {
        columns[index][problem] = read(parameters[index], cells[index][row]);
        if (index % 2 === 1) requireAtMost(names, index, columns[index][problem], columns[index - 1][problem]);
      }
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      reason ??= fault;
      bad.push(row);
    }
  });
  if (reason) {
    const more = bad.length > 1 ? `; ${bad.length} of ${rows.length} rows are bad${rowPlaces(bad)}` : "";
    throw new CellFault("#VALUE!", reason.message + rowPlaces([bad[0]]) + more);
  }
  return { columns, rows, height };
}

/** The cells of an argument that must be one column. */
export function columnOf(argument: unknown, name: string): Cell[] {
  const cells = cellsOf(argument, name);
  if (cells[0].length === 1) return cells.map(([cell]) => cell);
  throw new DomainError("invalid", name, "one column with a row a problem", `${cells.length} x ${cells[0].length}`);
}

export function requireHeight(column: Cell[], name: string, height: number, like: string) {
  if (column.length === height) return;
  throw new DomainError("invalid", name, `${height} x 1 as ${like} is`, `${column.length} x 1`);
}

function requireAtMost(names: string[], index: number, correct: number, samples: number) {
  if (correct <= samples) return;
  throw new DomainError("invalid", names[index], `at most ${names[index - 1]} = ${samples}`, correct);
}

/** The rows that hold something; the first error among them is the result of the whole formula. */
function filledRows(cells: Cell[][], names: string[]): number[] {
  const rows: number[] = [];
  for (let row = 0; row < cells[0].length; row++) {
    let filled = false;
    for (let index = 0; index < cells.length; index++) {
      const cell = cells[index][row];
      if (typeof cell === "number") filled = true;
      else if (!isBlank(cell)) {
        filled = true;
        const code = errorCodeOf(cell);
        if (code) throw new CellFault(code, `${names[index]} must be free of errors; got ${code}${rowPlaces([row])}`);
      }
    }
    if (filled) rows.push(row);
  }
  if (rows.length > 0) return rows;
  throw new DomainError("notEstimable", names[0], "the samples of at least one problem", "only blank cells");
}
