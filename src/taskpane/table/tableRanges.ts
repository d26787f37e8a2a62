import type { Area } from "../../workbook/port.ts";
import type { Table } from "./table.ts";

/** The cells of one column of the counts, header left out. */
export function columnArea({ block, columns }: Table, column: number): Area {
  return {
    sheet: block.area.sheet,
    row: block.area.row + columns.firstRow,
    column: block.area.column + column,
    rows: columns.rows,
    columns: 1,
  };
}
