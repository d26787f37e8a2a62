import type { Block } from "../../workbook/port.ts";
import type { Columns } from "./recogniseColumns.ts";

/** A block of cells and which of its columns are which. */
export interface Table {
  block: Block;
  columns: Columns;
}
