import type { Area, Block } from "../../workbook/port.ts";
import { cut } from "./cut.ts";
import { recogniseColumns } from "./recogniseColumns.ts";
import type { Table } from "./table.ts";

const whole = new WeakMap<Block, Table | null>();
const selected = new WeakMap<Block, { place: string; table: Table | null }>();

/** The counts that a block holds, or null; the same object as long as the block is the same. */
export function tableIn(block: Block): Table | null {
  const known = whole.get(block);
  if (known !== undefined) return known;
  const table = recognised(block);
  whole.set(block, table);
  return table;
}

/** The counts in a part of a block that the user selects, or null where that is no block of counts of its own. */
export function selectedTable(block: Block, selection: Area): Table | null {
  if (selection.rows < 2 || selection.columns < 2) return null;
  const place = JSON.stringify(selection);
  const known = selected.get(block);
  if (known?.place === place) return known.table;
  const part = cut(block, selection);
  const table = part && recognised(part);
  selected.set(block, { place, table });
  return table;
}

function recognised(block: Block): Table | null {
  const columns = recogniseColumns(block);
  return columns && columns.rows > 0 ? { block, columns } : null;
}
