import { CellValueType, type ICellData } from "@univerjs/core";
import { readsAsOther } from "../../workbook/readsAsOther.ts";

/** A cell that holds this text and stays text: what looks like a number or a formula is marked so. */
export const textCell = (v: string): ICellData => ({
  v,
  t: readsAsOther(v) ? CellValueType.FORCE_STRING : CellValueType.STRING,
});
