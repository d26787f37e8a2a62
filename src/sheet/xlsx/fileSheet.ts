/** A worksheet of the page in, the sheet of a file out: values, formulas with their results, styles, sizes and the frozen part. */
import type { ICellData, IRange, Nullable } from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import { type Cell, cellRef, type CellValue, rangeRef, type WriteSheet } from "hucre/xlsx";
import { type FWorksheet, sheetCells } from "../../workbook/sheetCells.ts";
import { fileStyle } from "./cellStyle.ts";
import { markedError } from "./markedError.ts";
import { mayFill } from "./mayFill.ts";

/** The text that a file holds for a formula of a sheet, or null where the file holds its value alone. */
export type Store = (formula: string, sheet: string) => string | null;

/** @param pause - Awaited between rows. */
export async function fileSheet(worksheet: FWorksheet, store: Store, pause: () => Promise<void>): Promise<WriteSheet> {
  const sheet = worksheet.getSheet();
  const name = worksheet.getSheetName();
  const { value, formula, spilled = {} } = sheetCells(worksheet, () => undefined);
  const spills = spillRanges(worksheet);
  const styles = worksheet.getWorkbook().getStyles();
  const cells = new Map<string, Partial<Cell>>();

  const put = (row: number, column: number, own: Nullable<ICellData>) => {
    const style = fileStyle(styles.getStyleByCell(own));
    const held = value(row, column);
    const shown: CellValue = held !== null && typeof held === "object" ? held.error : held;
    const written = formula(row, column);
    const stored = written ? store(written, name) : null;
    if (stored === null) {
      if (shown !== null || style) cells.set(`${row},${column}`, { value: shown, style });
      return;
    }
    const { endRow, endColumn } = spills?.[row]?.[column] ?? { endRow: row, endColumn: column };
    const isError = held !== null && typeof held === "object";
    const cell: Partial<Cell> = { formula: stored, formulaResult: isError ? markedError(held.error) : held, style };
    if (mayFill(written)) {
      const formulaRef =
        row === endRow && column === endColumn ? cellRef(row, column) : rangeRef(row, column, endRow, endColumn);
      Object.assign(cell, { formulaType: "array", formulaDynamic: true, formulaRef });
    }
    cells.set(`${row},${column}`, cell);
  };

  const own = sheet.getCellMatrix();
  for (const [row, columns] of Object.entries(own.getMatrix())) {
    await pause();
    for (const [column, cell] of Object.entries(columns ?? {}))
      put(Number(row), Number(column), cell as Nullable<ICellData>);
  }
  for (const [row, columns] of Object.entries(spilled)) {
    await pause();
    for (const column of Object.keys(columns ?? {})) {
      if (!own.getValue(Number(row), Number(column))) put(Number(row), Number(column), null);
    }
  }
  return { name, cells, ...layout(worksheet) };
}

/** The cells that each formula fills, by row and column of the formula. */
export function spillRanges(worksheet: FWorksheet): Record<number, Record<number, IRange>> | undefined {
  const ranges = worksheet.getInject().get(FormulaDataModel).getArrayFormulaRange();
  return ranges?.[worksheet.getWorkbook().getUnitId()]?.[worksheet.getSheetId()] as never;
}

function layout(worksheet: FWorksheet): Partial<WriteSheet> {
  const { columnData, rowData, freeze, mergeData, defaultColumnWidth, hidden } = worksheet.getSheet().getConfig();
  const last = Math.max(-1, ...Object.keys(columnData).map(Number));
  const width = (pixels: number) => Math.max(0, (pixels - 5) / 7);
  const columns = Array.from({ length: last + 1 }, (_, column) => {
    const { w = defaultColumnWidth, hd } = columnData[column] ?? {};
    return { width: width(w), hidden: Boolean(hd) };
  });
  const rowDefs = new Map(
    Object.entries(rowData).flatMap(([row, data]) => {
      const { h, hd, ia } = data ?? {};
      const set = { ...(h && !ia ? { height: h * 0.75 } : {}), ...(hd ? { hidden: true } : {}) };
      return Object.keys(set).length > 0 ? [[Number(row), set] as const] : [];
    }),
  );
  const { xSplit = 0, ySplit = 0 } = freeze ?? {};
  return {
    columns,
    rowDefs,
    ...(xSplit > 0 || ySplit > 0 ? { freezePane: { rows: ySplit, columns: xSplit } } : {}),
    merges: (mergeData ?? []).map(({ startRow, startColumn, endRow, endColumn }) => {
      return { startRow, startCol: startColumn, endRow, endCol: endColumn };
    }),
    ...(hidden ? { hidden: true } : {}),
  };
}
