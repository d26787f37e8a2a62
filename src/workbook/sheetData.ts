import {
  BooleanNumber,
  CellValueType,
  HorizontalAlign,
  type ICellData,
  type IStyleData,
  type IWorksheetData,
  VerticalAlign,
  WrapStrategy,
} from "@univerjs/core";
import type { Area, CellInput, SheetContent } from "./port.ts";
import { readsAsOther } from "./readsAsOther.ts";

const header: IStyleData = {
  bl: BooleanNumber.TRUE,
  fs: 10,
  bg: { rgb: "#e4ebf7" },
  cl: { rgb: "#1b2a4a" },
};

/** How the name of a column is shown. */
export const columnName: IStyleData = { ...header, vt: VerticalAlign.MIDDLE, tb: WrapStrategy.WRAP };

const title: IStyleData = { bl: BooleanNumber.TRUE, fs: 11 };

/** One cell as the sheet keeps it: a string that starts with "=" is a formula unless it must stay text. */
export function sheetCell(input: CellInput, text: boolean, style: IStyleData = {}): ICellData {
  // An s of undefined would take the cell's format away; without one the cell keeps its own.
  const s = Object.keys(style).length ? { s: style } : {};
  if (input === null) return { v: null, f: null, si: null, p: null, ...s };
  if (text) {
    // The mark shows as an apostrophe when the cell is edited, so only what needs it has it.
    const t = readsAsOther(String(input)) ? CellValueType.FORCE_STRING : CellValueType.STRING;
    return { v: String(input), t, f: null, si: null, p: null, ...s };
  }
  if (typeof input === "string" && input.startsWith("=")) return { f: input, v: null, si: null, p: null, ...s };
  const t = { string: CellValueType.STRING, number: CellValueType.NUMBER, boolean: CellValueType.BOOLEAN };
  const v = typeof input === "boolean" ? Number(input) : input;
  return { v, t: t[typeof input as keyof typeof t], f: null, si: null, p: null, ...s };
}

const holds = (area: Omit<Area, "sheet">, row: number, column: number) =>
  row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;

/** A sheet's content in, the worksheet that Univer inserts out; there is room to write below and beside the content. */
export function sheetData(content: SheetContent): Partial<IWorksheetData> {
  const { cells, textColumns = [], headerRows = [], frozenRows = 0, columnWidths = [] } = content;
  const { titleRows = [], headings = [], numberFormats = [] } = content;
  const width = Math.max(0, ...cells.map((row) => row.length));
  const formatAt = (row: number, column: number) => numberFormats.find(({ area }) => holds(area, row, column))?.format;
  /** A heading stands over its numbers, typed, computed or spilled, at the right as they do. */
  const isOverNumbers = (row: number, column: number): boolean => {
    const below = cells[row + 1]?.[column] ?? null;
    if (headings.some((area) => holds(area, row + 1, column))) return false;
    if (below === null) return formatAt(row + 1, column) !== undefined;
    return typeof below === "number" || (typeof below === "string" && below.startsWith("="));
  };
  const styleAt = (row: number, column: number): IStyleData => {
    const format = formatAt(row, column);
    const number = format ? { n: { pattern: format } } : {};
    const isTop = headerRows.includes(row);
    const isHeading = headings.some((area) => holds(area, row, column));
    if (titleRows.includes(row)) return { ...title, ...number };
    if (!isTop && !isHeading) return number;
    return {
      ...header,
      ...(isTop ? { vt: VerticalAlign.MIDDLE } : {}),
      // The text of a heading that is given as an area runs on over the cells beside it.
      ...(isHeading ? {} : { tb: WrapStrategy.WRAP }),
      ...(isOverNumbers(row, column) ? { ht: HorizontalAlign.RIGHT } : {}),
      ...number,
    };
  };
  const cellData: Record<number, Record<number, ICellData>> = {};
  cells.forEach((inputs, row) => {
    const kept = (cellData[row] = {} as Record<number, ICellData>);
    inputs.forEach((input, column) => {
      if (input !== null) kept[column] = sheetCell(input, textColumns.includes(column), styleAt(row, column));
    });
  });
  // A heading or a format may reach beyond the cells given, where a formula spills.
  for (const area of [...headings, ...numberFormats.map((format) => format.area)]) {
    for (let row = area.row; row < area.row + area.rows; row++) {
      const kept = (cellData[row] ??= {});
      for (let column = area.column; column < area.column + area.columns; column++) {
        kept[column] ??= { s: styleAt(row, column) };
      }
    }
  }
  return {
    cellData,
    rowCount: Math.max(1000, cells.length + 200),
    columnCount: Math.max(26, width + 6),
    defaultColumnWidth: 96,
    rowData: Object.fromEntries(headerRows.map((row) => [row, { h: 40, ia: BooleanNumber.FALSE }])),
    columnData: Object.fromEntries(columnWidths.map((w, column) => [column, { w }])),
    freeze: { xSplit: 0, ySplit: frozenRows, startRow: frozenRows || -1, startColumn: -1 },
  };
}
