/** One argument of an elementwise formula: its cells, and the numbers that they hold. */
import { DomainError } from "../estimators/domainError.ts";
import { type Cell, cellsOf, numberOf } from "./cells.ts";
import type { Parameter } from "./parameter.ts";

export interface Grid {
  parameter: Parameter;
  cells: Cell[][];
  rows: number;
  columns: number;
  /** Column by column; NaN where the cell holds no number that the parameter accepts. */
  numbers: Float64Array;
}

/** Reads the argument as its parameter says. */
export function gridOf(parameter: Parameter, argument: unknown): Grid {
  const cells = cellsOf(argument, parameter.name);
  const rows = cells.length;
  const columns = cells[0].length;
  const numbers = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const line = cells[row];
    for (let column = 0; column < columns; column++) {
      const cell = line[column];
      const number = typeof cell === "number" ? cell : cell === null ? NaN : numberOf(cell);
      numbers[column * rows + row] = parameter.accept(number);
    }
  }
  return { parameter, cells, rows, columns, numbers };
}

/** The cell that stands at this place of the broadcast shape. */
export function cellAt({ cells, rows, columns }: Grid, row: number, column: number): Cell {
  return cells[rows === 1 ? 0 : row][columns === 1 ? 0 : column];
}

/** The numbers of this column of the broadcast shape: one of them where the argument stretches over the rows. */
export function columnAt({ numbers, rows, columns }: Grid, column: number): Float64Array {
  const start = columns === 1 ? 0 : column * rows;
  return numbers.subarray(start, start + rows);
}

/** The shape of the result, in which each argument has as many rows and columns, or 1. */
export function broadcastShape(grids: Grid[]): { rows: number; columns: number } {
  const [rows, columns] = (["rows", "columns"] as const).map((side) => {
    const widest = grids.reduce((a, b) => (b[side] > a[side] ? b : a));
    const misfit = grids.find((grid) => grid[side] > 1 && grid[side] !== widest[side]);
    if (misfit) {
      const rule = `of a shape that fits ${widest.parameter.name} (${shown(widest)})`;
      throw new DomainError("invalid", misfit.parameter.name, rule, shown(misfit));
    }
    return widest[side];
  });
  return { rows, columns };
}

const shown = ({ rows, columns }: Grid) => `${rows} x ${columns}`;
