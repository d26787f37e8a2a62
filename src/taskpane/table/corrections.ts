import type { Workbook } from "../../workbook/port.ts";
import type { Columns } from "./recogniseColumns.ts";
import type { Table } from "./table.ts";

interface Correction {
  columns: Columns;
  /** The names that stood over the columns; where they have changed, the columns are others. */
  names: string;
}

const kept = new WeakMap<Workbook, Map<string, Correction>>();
const listeners = new Set<() => void>();
let made = 0;

/** The columns of a table as the user put them right, or as they were recognised. */
export function corrected(workbook: Workbook, table: Table): Table {
  const correction = kept.get(workbook)?.get(placeOf(table));
  if (!correction || correction.names !== namesIn(table, correction.columns)) return table;
  return {
    block: table.block,
    columns: { ...correction.columns, rows: table.columns.rows, below: table.columns.below },
  };
}

/** Keeps columns put right by hand, for every panel. */
export function correct(workbook: Workbook, table: Table, columns: Columns): void {
  const own = kept.get(workbook) ?? new Map<string, Correction>();
  kept.set(workbook, own.set(placeOf(table), { columns, names: namesIn(table, columns) }));
  made++;
  for (const listener of listeners) listener();
}

export function onCorrection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many corrections were made: another number means that a table may have other columns. */
export const correctionsMade = (): number => made;

const placeOf = ({ block: { area }, columns }: Table) =>
  JSON.stringify([area.sheet, area.row + columns.headerRow, area.column]);

const namesIn = ({ block }: Table, { headerRow, n, models }: Columns) =>
  JSON.stringify([n, ...models.map(({ column }) => column)].map((column) => block.values[headerRow]?.[column]));
