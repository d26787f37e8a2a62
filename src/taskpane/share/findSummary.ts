import type { Workbook } from "../../workbook/port.ts";
import { type SummaryCells, summaryIn } from "../analyse/summaryIn.ts";

const most = { rows: 400, columns: 12 };

export interface FoundSummary extends SummaryCells {
  sheet: string;
}

/** The summary on the selected sheet, or else the last one in the workbook that follows counts of that sheet. */
export async function findSummary(workbook: Workbook): Promise<FoundSummary | null> {
  const { sheet: selected } = await workbook.selection();
  const own = await summaryOn(workbook, selected);
  if (own) return own;
  for (const sheet of (await workbook.sheets()).reverse()) {
    const other = sheet === selected ? null : await summaryOn(workbook, sheet);
    if (other?.source === selected) return other;
  }
  return null;
}

async function summaryOn(workbook: Workbook, sheet: string): Promise<FoundSummary | null> {
  const used = await workbook.usedArea(sheet);
  if (!used) return null;
  const rows = Math.min(used.rows, most.rows);
  const columns = Math.min(used.columns, most.columns);
  const cells = summaryIn(await workbook.read({ ...used, rows, columns }));
  return cells.lines.length ? { sheet, ...cells } : null;
}
