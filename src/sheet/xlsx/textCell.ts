import { CellValueType, type ICellData } from "@univerjs/core";

const readAsOther = /^\s*[-+]?[\d.]|^\s*(?:true|false)\s*$|^[='+@-]/i;

/** A cell that holds this text and stays text: what looks like a number or a formula is marked so. */
export const textCell = (v: string): ICellData => ({
  v,
  t: readAsOther.test(v) ? CellValueType.FORCE_STRING : CellValueType.STRING,
});
