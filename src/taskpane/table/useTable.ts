import { useEffect, useState } from "react";
import type { Area, Block, Workbook } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { type Columns, recogniseColumns } from "./recogniseColumns.ts";

export interface Table {
  block: Block;
  columns: Columns;
}

export type TableState = { state: "reading" } | { state: "none"; reason: string } | { state: "ready"; table: Table };

/**
 * The counts that the user looks at, kept fresh: the selection where it is a block of its own, otherwise what the
 * sheet of the selected cell holds.
 */
export function useTable(workbook: Workbook): TableState {
  const [found, setFound] = useState<TableState>({ state: "reading" });
  useEffect(() => {
    let current = 0;
    const refresh = async () => {
      const turn = ++current;
      const next = await readTable(workbook).catch((error: unknown): TableState => ({
        state: "none",
        reason: error instanceof Error ? error.message : String(error),
      }));
      if (turn === current) setFound((last) => (sameTable(last, next) ? last : next));
    };
    const pending = { timer: 0 };
    const soon = () => {
      clearTimeout(pending.timer);
      pending.timer = window.setTimeout(refresh, 60);
    };
    const stops = [workbook.onSelection(soon), workbook.onCalculated(soon)];
    void refresh();
    return () => {
      current = -1;
      clearTimeout(pending.timer);
      for (const stop of stops) stop();
    };
  }, [workbook]);
  return found;
}

/** The table that the user looks at now, or null where there is none. */
export async function currentTable(workbook: Workbook): Promise<Table | null> {
  const found = await readTable(workbook);
  return found.state === "ready" ? found.table : null;
}

async function readTable(workbook: Workbook): Promise<TableState> {
  const selection = await workbook.selection();
  const used = await workbook.usedArea(selection.sheet);
  if (!used) return { state: "none", reason: strings.table.emptySheet };
  const chosen = selection.rows > 1 && selection.columns > 1 ? await tableIn(workbook, selection) : null;
  const table = chosen ?? (await tableIn(workbook, used));
  return table ? { state: "ready", table } : { state: "none", reason: strings.table.notFound };
}

async function tableIn(workbook: Workbook, area: Area): Promise<Table | null> {
  const block = await workbook.read(area);
  const columns = recogniseColumns(block);
  return columns && columns.rows > 0 ? { block, columns } : null;
}

const sameTable = (a: TableState, b: TableState) =>
  a.state === b.state &&
  (a.state !== "ready" || JSON.stringify(a) === JSON.stringify(b)) &&
  reasonOf(a) === reasonOf(b);
const reasonOf = (state: TableState) => (state.state === "none" ? state.reason : "");
