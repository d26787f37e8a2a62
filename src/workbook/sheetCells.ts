import type { ICellData, Nullable } from "@univerjs/core";
import { ERROR_TYPE_SET, type ErrorType, FormulaDataModel } from "@univerjs/engine-formula";
import type { FUniver } from "@univerjs/core/facade";
import type { CellValue } from "./port.ts";

type FWorkbook = NonNullable<ReturnType<FUniver["getActiveWorkbook"]>>;
export type FWorksheet = ReturnType<FWorkbook["getActiveSheet"]>;

/** The message of an error that a formula gave at a cell, or undefined. */
export type MessageOf = (sheetId: string, row: number, column: number, code: string) => string | undefined;

/** What stands in the cells of one sheet: values in full precision, spilled ones included, and formulas. */
export function sheetCells(worksheet: FWorksheet, messageOf: MessageOf) {
  const sheet = worksheet.getSheet();
  const sheetId = worksheet.getSheetId();
  const unitId = worksheet.getWorkbook().getUnitId();
  const cells = sheet.getCellMatrix();
  const model = worksheet.getInject().get(FormulaDataModel);
  const spilled = model.getArrayFormulaCellData()?.[unitId]?.[sheetId];

  const spilledCell = (row: number, column: number) => spilled?.[row]?.[column] as Nullable<ICellData>;
  const formula = (row: number, column: number): string =>
    model.getFormulaStringByCell(row, column, sheetId, unitId) ?? "";

  const value = (row: number, column: number): CellValue => {
    const own = cells.getValue(row, column) as Nullable<ICellData>;
    const spill = spilledCell(row, column);
    const holds = Boolean(own?.p) || (own?.v ?? "") !== "";
    const cell = holds ? own : (spill ?? own);
    const v = cell?.p?.body ? cell.p.body.dataStream.trimEnd() : cell?.v;
    if (v === null || v === undefined || v === "") return v === "" && formula(row, column) ? "" : null;
    if (cell?.t === 3) return Boolean(Number(v));
    if (typeof v === "string" && ERROR_TYPE_SET.has(v as ErrorType) && (spill || formula(row, column))) {
      const message = messageOf(sheetId, row, column, v);
      return message ? { error: v, message } : { error: v };
    }
    return v;
  };
  return { value, formula, spilled };
}
