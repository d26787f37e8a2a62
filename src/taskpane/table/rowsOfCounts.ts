import type { Block, CellValue } from "../../workbook/port.ts";
import { countOf } from "./countOf.ts";

export interface RowsOfCounts {
  /** How many rows hold counts, from the first on. */
  rows: number;
  /** Rows further down that hold something in a column of counts but are no problems. */
  below: number[];
}

const summaryLabel = /^\s*(grand )?(average|mean|median|total|sum|overall|all)s?\s*[:=]?\s*$/i;
const summarises = /\b(EVAL(_DEV)?\.|(AVERAGE|SUM|COUNT|MIN|MAX|MEDIAN|STDEV|VAR|SUBTOTAL|AGGREGATE)[A-Z.]*\()/i;

/**
 * Where the counts end: before averages and totals, told by their formula or their label, and before notes below a
 * blank row. Problems that go on below a blank row are counts still.
 */
export function rowsOfCounts(
  { values, formulas }: Pick<Block, "values" | "formulas">,
  firstRow: number,
  columns: readonly number[],
  label: number | null,
): RowsOfCounts {
  const isBlank = (row: number) => columns.every((column) => isEmpty(values[row][column]));
  const isSummary = (row: number) =>
    (label !== null && summaryLabel.test(String(values[row][label] ?? ""))) ||
    columns.some((column) => summarises.test(formulas[row][column]) && !summarises.test(formulas[firstRow][column]));
  const isProblem = (row: number) => columns.every((column) => countOf(values[row][column]) !== null);
  const below: number[] = [];
  let last = values.length - 1;
  const gap = firstGap(firstRow, values.length, isBlank);
  for (; last >= firstRow; last--) {
    if (isBlank(last)) continue;
    if (!isSummary(last) && (last < gap || isProblem(last))) break;
    below.unshift(last);
  }
  return { rows: last - firstRow + 1, below };
}

function firstGap(from: number, to: number, isBlank: (row: number) => boolean): number {
  for (let row = from; row < to; row++) if (isBlank(row)) return row;
  return to;
}

const isEmpty = (cell: CellValue) => cell === null || cell === "";
