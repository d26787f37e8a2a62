import type { Table } from "../table/table.ts";
import { countedRows } from "./countedRows.ts";

/** The k to check for until the user names one: 10, or the smallest n where that is less. */
export function usualK(table: Table): number {
  const { rows, count } = countedRows(table);
  const samples = rows.flatMap((row) => count(row, table.columns.n) || []);
  return samples.reduce((least, n) => Math.min(least, n), 10);
}
