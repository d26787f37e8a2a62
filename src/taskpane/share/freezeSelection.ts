import type { Area, Workbook } from "../../workbook/port.ts";
import { type FrozenCells, frozenCells } from "./frozenCells.ts";

export interface Freezing extends FrozenCells {
  selection: Area;
  /** The area to write over: the selection and every spilled result that it touches. */
  area: Area;
}

/** What freezing the selection would write; a spilled result that it touches is taken whole. */
export async function freezeSelection(workbook: Workbook): Promise<Freezing> {
  const selection = await workbook.selection();
  const spills = await workbook.spills(selection);
  const area = [selection, ...spills].reduce(enclosing);
  return { selection, area, ...frozenCells(await workbook.read(area), selection, spills) };
}

function enclosing(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    sheet: a.sheet,
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}
