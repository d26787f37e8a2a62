/** A sheet of a file in, the worksheet that Univer inserts out. */
import { BooleanNumber, CellValueType, type ICellData, type IWorksheetData } from "@univerjs/core";
import { type Cell, type CellValue, parseCellRef, type Sheet, type Workbook } from "hucre/xlsx";
import { sheetStyle } from "./cellStyle.ts";
import { textCell } from "./textCell.ts";

/** @param show - Turns a stored formula into what a cell shows. */
export function openedSheet(sheet: Sheet, show: (stored: string) => string, book: Workbook): Partial<IWorksheetData> {
  const cellData: Record<number, Record<number, ICellData>> = {};
  const spilled = spilledCells(sheet);
  const put = (row: number, column: number, value: CellValue, detail?: Cell) => {
    const style = sheetStyle(detail?.style, book.themeColors);
    const isSpilled = spilled.has(`${row},${column}`);
    const cell = isSpilled ? {} : { ...contentOf(value), ...(detail && formulaOf(detail, show, sheet.name)) };
    if (Object.keys(cell).length > 0 || style) (cellData[row] ??= {})[column] = style ? { ...cell, s: style } : cell;
  };
  sheet.rows.forEach((row, r) => row.forEach((value, c) => put(r, c, value, sheet.cells?.get(`${r},${c}`))));
  for (const [key, detail] of sheet.cells ?? []) {
    const [row, column] = key.split(",").map(Number);
    if (cellData[row]?.[column] === undefined) put(row, column, detail.value, detail);
  }
  const width = sheet.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const { rows: ySplit = 0, columns: xSplit = 0 } = sheet.freezePane ?? {};
  const hidden = (is: boolean | undefined) => (is ? { hd: BooleanNumber.TRUE } : {});
  return {
    cellData,
    rowCount: Math.max(1000, sheet.rows.length + 200),
    columnCount: Math.max(26, width + 6),
    columnData: Object.fromEntries(
      (sheet.columns ?? []).map((column, i) => [
        i,
        { ...(column?.width ? { w: Math.round(column.width * 7 + 5) } : {}), ...hidden(column?.hidden) },
      ]),
    ),
    rowData: Object.fromEntries(
      [...(sheet.rowDefs ?? [])].map(([row, { height, hidden: hides }]) => [
        row,
        { ...(height ? { h: Math.round(height / 0.75), ia: BooleanNumber.FALSE } : {}), ...hidden(hides) },
      ]),
    ),
    mergeData: (sheet.merges ?? []).map(({ startRow, startCol, endRow, endCol }) => {
      return { startRow, startColumn: startCol, endRow, endColumn: endCol };
    }),
    freeze: { xSplit, ySplit, startRow: ySplit || -1, startColumn: xSplit || -1 },
    ...(sheet.hidden || sheet.veryHidden ? { hidden: BooleanNumber.TRUE } : {}),
  };
}

/** What formulas filled beside their own cells: it comes back when they compute, and would be in their way before. */
function spilledCells(sheet: Sheet): Set<string> {
  const cells = new Set<string>();
  for (const [key, { formulaType, formulaRef }] of sheet.cells ?? []) {
    if (formulaType !== "array" || !formulaRef?.includes(":")) continue;
    const [start, end] = formulaRef.split(":").map((corner) => parseCellRef(corner));
    for (let row = start.row; row <= end.row; row++) {
      for (let column = start.col; column <= end.col; column++) cells.add(`${row},${column}`);
    }
    cells.delete(key);
  }
  return cells;
}

function contentOf(value: CellValue): ICellData {
  if (value === null || value === "") return {};
  if (typeof value === "number") return { v: value, t: CellValueType.NUMBER };
  if (typeof value === "boolean") return { v: Number(value), t: CellValueType.BOOLEAN };
  if (value instanceof Date) return { v: daysSince1900(value), t: CellValueType.NUMBER };
  return textCell(value);
}

/** A day as Univer and Excel count them, whichever system the file counts in; 1900 had no 29 February, and they think it had. */
function daysSince1900(date: Date): number {
  const days = date.getTime() / 86_400_000 + 25569;
  return days < 61 ? days - 1 : days;
}

/** Formulas that a file shares between cells stay shared: Univer moves their references in the same way. */
function formulaOf(cell: Cell, show: (stored: string) => string, sheet: string): ICellData {
  if (cell.type === "error" && cell.formula === undefined) return { v: null, t: null, f: `=${String(cell.value)}` };
  if (cell.formula === undefined) return {};
  const shared = cell.formulaType === "shared" && cell.formulaSharedIndex !== undefined;
  const si = shared ? { si: `${sheet}-${cell.formulaSharedIndex}` } : {};
  const isError = typeof cell.value === "string" && cell.value.startsWith("#");
  return { ...(cell.formula ? { f: show(cell.formula) } : {}), ...si, ...(isError ? { v: null, t: null } : {}) };
}
