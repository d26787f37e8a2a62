import type { IWorkbookData } from "@univerjs/core";

type Rows = NonNullable<IWorkbookData["sheets"][string]["cellData"]>;

/**
 * A workbook as it is stored: in texts, each sheet's cells in blocks of rows, so that neither making nor storing them
 * holds the page up as one clone of 100,000 rows does.
 */
export interface KeptWork {
  frame: string;
  cells: Record<string, string[]>;
}

const block = 2000;

/** Writes a workbook down, with a `pause` after each block of rows. */
export async function toKeptWork(workbook: IWorkbookData, pause: () => Promise<void>): Promise<KeptWork> {
  const frame = { ...workbook, sheets: {} as IWorkbookData["sheets"] };
  const cells: KeptWork["cells"] = {};
  for (const [id, { cellData = {}, ...sheet }] of Object.entries(workbook.sheets)) {
    frame.sheets[id] = sheet;
    const blocks: string[] = (cells[id] = []);
    const rows = Object.keys(cellData).map(Number);
    for (let i = 0; i < rows.length; i += block) {
      const part = Object.fromEntries(rows.slice(i, i + block).map((row) => [row, (cellData as Rows)[row]]));
      blocks.push(JSON.stringify(part));
      await pause();
    }
  }
  return { frame: JSON.stringify(frame), cells };
}

/** Reads a stored workbook; throws where it is not one. */
export function fromKeptWork(kept: unknown): IWorkbookData {
  const { frame, cells } = kept as Partial<KeptWork>;
  const workbook = JSON.parse(frame ?? "") as IWorkbookData;
  for (const id of workbook.sheetOrder) {
    const rows: Rows = {};
    for (const text of cells![id]) Object.assign(rows, JSON.parse(text));
    workbook.sheets[id].cellData = rows;
  }
  if (workbook.sheetOrder.length === 0) throw new Error("it has no sheet");
  return workbook;
}
