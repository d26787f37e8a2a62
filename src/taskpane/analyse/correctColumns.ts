import { countOf } from "../table/countOf.ts";
import type { Table } from "../table/table.ts";

/** The columns to offer as correct samples: those that are taken for them, and others that hold nothing but counts. */
export function correctColumns({ block, columns }: Table): number[] {
  const rows = Array.from({ length: columns.rows }, (_, i) => columns.firstRow + i);
  return Array.from({ length: block.area.columns }, (_, column) => column).filter((column) => {
    if (columns.models.some((model) => model.column === column)) return true;
    if ([columns.problem, columns.group, columns.n].includes(column)) return false;
    const cells = rows.map((row) => block.values[row][column]);
    const computed = rows.some((row) => isOurFormula(block.formulas[row][column]));
    return !computed && cells.some((cell) => countOf(cell) !== null) && !cells.some(isFraction);
  });
}

const isOurFormula = (formula: string) => /\bEVAL(_DEV)?\./i.test(formula);
const isFraction = (cell: unknown) => typeof cell === "number" && !Number.isInteger(cell);
