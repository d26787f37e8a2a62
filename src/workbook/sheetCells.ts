import type { ICellData, IRange, Nullable, ObjectMatrix } from "@univerjs/core";
import { ERROR_TYPE_SET, ErrorType, FormulaDataModel, LexerTreeBuilder } from "@univerjs/engine-formula";
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
  const filled = filledFormulas(cells, worksheet.getInject().get(LexerTreeBuilder));
  const formula = (row: number, column: number): string => {
    const cell = cells.getValue(row, column) as Nullable<ICellData>;
    return cell?.f || (cell?.si ? filled(cell.si, row, column) : "");
  };

  const value = (row: number, column: number): CellValue => {
    const own = cells.getValue(row, column) as Nullable<ICellData>;
    const spill = spilledCell(row, column);
    const holds = Boolean(own?.p) || (own?.v ?? "") !== "";
    const cell = holds ? own : (spill ?? own);
    const v = cell?.p?.body ? cell.p.body.dataStream.trimEnd() : cell?.v;
    if (v === null || v === undefined || v === "") return v === "" && formula(row, column) ? "" : null;
    if (cell?.t === 3) return Boolean(Number(v));
    if (typeof v === "string" && ERROR_TYPE_SET.has(v as ErrorType) && (spill || formula(row, column))) {
      // A message may be older than the formula: only ours give one, here or to where they spill.
      const own = formula(row, column);
      const message = own && !/EVAL\./i.test(own) ? undefined : messageOf(sheetId, row, column, v);
      return message ? { error: v, message } : { error: v };
    }
    return v;
  };
  const places = Object.values(model.getArrayFormulaRange()?.[unitId]?.[sheetId] ?? {});
  const ranges = places.flatMap((row) => Object.values((row ?? {}) as Record<string, Nullable<IRange>>));
  const spills = ranges.flatMap((range) => (range && spillsOver(range, cells) ? [range] : []));
  return { value, formula, spilled, spills };
}

/** Whether the formula of the range fills it: the engine keeps the range of a blocked spill and of a single cell too. */
function spillsOver({ startRow, startColumn, endRow, endColumn }: IRange, cells: ObjectMatrix<Nullable<ICellData>>) {
  const several = endRow > startRow || endColumn > startColumn;
  return several && cells.getValue(startRow, startColumn)?.v !== ErrorType.SPILL;
}

/**
 * Cells filled from one formula share its id, and one of them keeps its text. The engine's own reading looks for that
 * one through the whole sheet anew for each cell.
 */
function filledFormulas(cells: ObjectMatrix<Nullable<ICellData>>, lexer: LexerTreeBuilder) {
  const origins = new Map<string, { text: string; row: number; column: number }>();
  return (id: string, row: number, column: number): string => {
    if (origins.size === 0) {
      cells.forValue((r, c, cell) => {
        if (cell?.f && cell.si) origins.set(cell.si, { text: cell.f, row: r, column: c });
      });
    }
    const origin = origins.get(id);
    return origin ? lexer.moveFormulaRefOffset(origin.text, column - origin.column, row - origin.row) : "";
  };
}
