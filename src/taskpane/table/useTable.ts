import { useSyncExternalStore } from "react";
import type { Area, Workbook } from "../../workbook/port.ts";
import { summaryIn } from "../analyse/summaryIn.ts";
import { strings } from "../strings.ts";
import { useFresh } from "../useFresh.ts";
import { columnsByHand } from "./columnsByHand.ts";
import { corrected, correctionsMade, onCorrection } from "./corrections.ts";
import { recogniseColumns } from "./recogniseColumns.ts";
import type { Table } from "./table.ts";

export type TableState =
  | { state: "reading" }
  /** Nothing was recognised; `byHand` is what the user may put right. */
  | { state: "none"; reason: string; byHand?: Table }
  | { state: "ready"; table: Table };

const reading: TableState = { state: "reading" };

/**
 * The counts that the user looks at, kept fresh: the selection where it is a block of its own, otherwise what the
 * sheet of the selected cell holds; on a summary, the counts that it summarises.
 */
export function useTable(workbook: Workbook): TableState {
  const found = useFresh(workbook, tableState, reading);
  useSyncExternalStore(onCorrection, correctionsMade);
  return withCorrections(workbook, found);
}

/** The table that the user looks at now, or null where there is none. */
export async function currentTable(workbook: Workbook): Promise<Table | null> {
  const found = withCorrections(workbook, await readTable(workbook));
  return found.state === "ready" ? found.table : null;
}

function withCorrections(workbook: Workbook, found: TableState): TableState {
  if (found.state === "ready") return { state: "ready", table: corrected(workbook, found.table) };
  const { byHand } = found.state === "none" ? found : {};
  const table = byHand && corrected(workbook, byHand);
  return table && table !== byHand ? { state: "ready", table } : found;
}

const tableState = (workbook: Workbook): Promise<TableState> =>
  readTable(workbook).catch((error: unknown) => ({
    state: "none",
    reason: error instanceof Error ? error.message : String(error),
  }));

async function readTable(workbook: Workbook): Promise<TableState> {
  const selection = await workbook.selection();
  const used = await workbook.usedArea(selection.sheet);
  if (!used) return { state: "none", reason: strings.table.emptySheet };
  const chosen = selection.rows > 1 && selection.columns > 1 ? await tableIn(workbook, selection) : null;
  const table = chosen ?? (await tableIn(workbook, used)) ?? (await summarised(workbook, used));
  if (table) return { state: "ready", table };
  const block = await workbook.read(used);
  const columns = columnsByHand(block);
  return { state: "none", reason: strings.table.notFound, byHand: columns ? { block, columns } : undefined };
}

async function tableIn(workbook: Workbook, area: Area): Promise<Table | null> {
  const block = await workbook.read(area);
  const columns = recogniseColumns(block);
  return columns && columns.rows > 0 ? { block, columns } : null;
}

async function summarised(workbook: Workbook, used: Area): Promise<Table | null> {
  const [line] = summaryIn(await workbook.read(used)).lines;
  if (!line) return null;
  const source = await workbook.usedArea(line.n.sheet);
  return source && tableIn(workbook, source);
}
