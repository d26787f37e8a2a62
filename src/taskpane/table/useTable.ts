import { useSyncExternalStore } from "react";
import type { Block, Workbook } from "../../workbook/port.ts";
import { summaryIn } from "../analyse/summaryIn.ts";
import { strings } from "../strings.ts";
import { useFresh } from "../useFresh.ts";
import { columnsByHand } from "./columnsByHand.ts";
import { corrected, correctionsMade, onCorrection } from "./corrections.ts";
import type { Table } from "./table.ts";
import { recogniseColumns } from "./recogniseColumns.ts";
import { selectedTable, tableIn } from "./tableIn.ts";
import { usedBlock } from "./usedBlock.ts";

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
  const found = useFresh(workbook, tableState, reading, isSame);
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
  const used = await usedBlock(workbook, selection.sheet);
  if (!used) return { state: "none", reason: strings.table.emptySheet };
  const table = selectedTable(used, selection) ?? tableIn(used) ?? (await summarised(workbook, used));
  if (table) return { state: "ready", table };
  const columns = columnsByHand(used);
  const reason = recogniseColumns(used) ? strings.table.noRows : strings.table.notFound;
  return { state: "none", reason, byHand: columns ? { block: used, columns } : undefined };
}

async function summarised(workbook: Workbook, used: Block): Promise<Table | null> {
  const { source } = summaryIn(used);
  const counts = source === null ? null : await usedBlock(workbook, source).catch(() => null);
  return counts && tableIn(counts);
}

/** What tells two readings apart: a table is the same object as long as nothing changed. */
const mark = (found: TableState) =>
  found.state === "ready" ? found.table : found.state === "none" ? (found.byHand?.block ?? found.reason) : found.state;

const isSame = (a: TableState, b: TableState): boolean => mark(a) === mark(b);
