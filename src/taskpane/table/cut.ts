import type { Area, Block } from "../../workbook/port.ts";

/** The cells of a block that lie within an area, or null where none do. */
export function cut({ area, values, formulas, hiddenRows }: Block, within: Omit<Area, "sheet">): Block | null {
  const row = Math.max(area.row, within.row);
  const column = Math.max(area.column, within.column);
  const rows = Math.min(area.row + area.rows, within.row + within.rows) - row;
  const columns = Math.min(area.column + area.columns, within.column + within.columns) - column;
  if (rows <= 0 || columns <= 0) return null;
  const [top, left] = [row - area.row, column - area.column];
  const part = <T>(cells: T[][]): T[][] => cells.slice(top, top + rows).map((line) => line.slice(left, left + columns));
  return {
    area: { sheet: area.sheet, row, column, rows, columns },
    values: part(values),
    formulas: part(formulas),
    hiddenRows: hiddenRows.filter((hidden) => hidden >= top && hidden < top + rows).map((hidden) => hidden - top),
  };
}
