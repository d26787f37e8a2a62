import type { Block } from "../../workbook/port.ts";
import { countOf } from "./countOf.ts";
import { rowsOfCounts } from "./rowsOfCounts.ts";
import type { Columns } from "./recogniseColumns.ts";

/** Columns to put right by hand where none were recognised: the first with numbers for n, and no model yet. */
export function columnsByHand({ values, formulas }: Pick<Block, "values" | "formulas">): Columns | null {
  const [header = []] = values;
  const named = header.some((cell) => typeof cell === "string") && !header.some((cell) => typeof cell === "number");
  const firstRow = named ? 1 : 0;
  const below = values.slice(firstRow);
  const n = header.findIndex((_, column) => below.some((row) => countOf(row[column]) !== null));
  if (n < 0) return null;
  const ends = rowsOfCounts({ values, formulas }, firstRow, [n], null);
  return { headerRow: firstRow - 1, firstRow, ...ends, problem: null, group: null, n, models: [] };
}
