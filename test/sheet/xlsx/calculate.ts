import type { ICellData } from "@univerjs/core";
import { sheetCells } from "../../../src/workbook/sheetCells.ts";
import { startEngine } from "./engine.ts";

type Cell = string | number | null;

/** Computes formulas over a few cells in a spreadsheet engine, and gives the block of cells that each fills. */
export async function calculate(
  cells: Cell[][],
  formulas: { formula: string; rows?: number; columns?: number }[],
): Promise<unknown[][][]> {
  const cellData: Record<number, Record<number, ICellData>> = {};
  const put = (row: number, column: number, cell: ICellData) => ((cellData[row] ??= {})[column] = cell);
  cells.forEach((row, r) => row.forEach((v, c) => v !== null && put(r, c, { v })));
  const left = Math.max(1, ...cells.map((row) => row.length)) + 1;
  let next = 0;
  const places = formulas.map(({ formula, rows = 1, columns = 1 }) => {
    const row = next;
    next += rows + 1;
    put(row, left, { f: formula });
    return { row, rows, columns };
  });
  // SEQUENCE may be as long as a sheet has rows, and no longer.
  const { api, computed, close } = startEngine([{ name: "One", rowCount: 12000, columnCount: left + 30, cellData }]);
  await computed();
  const { value } = sheetCells(api.getActiveWorkbook()!.getActiveSheet(), () => undefined);
  const values = places.map(({ row, rows, columns }) =>
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c) => {
        const held = value(row + r, left + c);
        return held !== null && typeof held === "object" ? held.error : held;
      }),
    ),
  );
  close();
  return values;
}
