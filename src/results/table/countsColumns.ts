import type { ColumnFacts } from "./columnFacts.ts";
import { columnsNamed, squash } from "./names.ts";

/** What the columns of a table with one row a problem hold: n, or what makes it up, with its c or the rate c / n. */
export interface CountsColumns {
  n: number | undefined;
  c: number | undefined;
  rate: number | undefined;
  failed: number[];
  unscored: number | undefined;
  errors: number | undefined;
}

/** The columns of a table with one row a problem and its counts, or undefined where it is no such table. */
export function countsColumns(header: readonly string[], facts: readonly ColumnFacts[]): CountsColumns | undefined {
  const isWhole = (column: number) => facts[column]!.filled > 0 && facts[column]!.whole === facts[column]!.filled;
  // In columns that are called just n and c a cell that is no count is a mistake, which its row will tell.
  const isNamed = (name: string) => (column: number) => facts[column]!.filled > 0 && squash(header[column]!) === name;
  const areNamed = header.some((_, column) => isNamed("n")(column)) && header.some((_, column) => isNamed("c")(column));
  const n = columnsNamed("n", header).find(areNamed ? isNamed("n") : isWhole);
  const c = columnsNamed("c", header).find(areNamed ? isNamed("c") : isWhole);
  const rate = columnsNamed("rate", header).find((column) => facts[column]!.numbers === facts[column]!.filled);
  const isNumber = (column: number) => facts[column]!.filled > 0 && facts[column]!.numbers === facts[column]!.filled;
  const failed = columnsNamed("failed", header).find(isNumber);
  const timedOut = columnsNamed("timedOut", header).find(isNumber);
  if (n === undefined ? c === undefined || failed === undefined : c === undefined && rate === undefined)
    return undefined;
  return {
    n,
    c,
    rate,
    failed: failed === undefined ? [] : [failed, ...(timedOut === undefined ? [] : [timedOut])],
    unscored: columnsNamed("unscored", header).find(isWhole),
    errors: columnsNamed("errors", header).find(isWhole),
  };
}
