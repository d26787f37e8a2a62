import type { Block } from "../../workbook/port.ts";
import type { Columns } from "./recogniseColumns.ts";
import { countOf } from "./countOf.ts";

export interface Problem {
  /** Within the block, from 0. */
  row: number;
  n: number;
  c: number;
}

export interface Problems {
  problems: Problem[];
  /** Rows that hold something but no problem: a count is missing, is not whole, or c > n. */
  badRows: number[];
}

/** One model's problems; rows blank in both n and c are none, as in every formula. */
export function problemsOf({ values }: Pick<Block, "values">, columns: Columns, column: number): Problems {
  const problems: Problem[] = [];
  const badRows: number[] = [];
  for (let row = columns.firstRow; row < columns.firstRow + columns.rows; row++) {
    const cells = [values[row][columns.n], values[row][column]];
    if (cells.every((cell) => cell === null || cell === "")) continue;
    const [n, c] = cells.map(countOf);
    if (n === null || c === null || n < 1 || c > n) badRows.push(row);
    else problems.push({ row, n, c });
  }
  return { problems, badRows };
}
