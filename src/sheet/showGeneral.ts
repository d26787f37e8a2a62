/** Makes the grid round a number without a format to the width of its cell: Univer cuts it, be it in the exponent. */
import { CellValueType, type Injector, InterceptorEffectEnum, isDefaultFormat } from "@univerjs/core";
import { BEFORE_CELL_EDIT, INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/preset-sheets-core";
import { generalText } from "./generalText.ts";

/** What a cell keeps free of its width, in pixels. */
const padding = 4;
/** A digit of Arial, the font of the grid, in pixels of the font's size. */
const digit = 0.556;
const pixelsInPoint = 4 / 3;
/** After Univer's own, which show formats and spilled results. */
const priority = 8;

export function showGeneral(injector: Injector): void {
  const service = injector.get(SheetInterceptorService);
  service.intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority,
    effect: InterceptorEffectEnum.Style,
    handler: (cell, { workbook, worksheet, row, col }, next) => {
      if (cell?.t !== CellValueType.NUMBER || typeof cell.v !== "number") return next(cell);
      const style = workbook.getStyles().getStyleByCell(cell);
      if (!isDefaultFormat(style?.n?.pattern) || worksheet.getMergedCell(row, col)) return next(cell);
      const size = (style?.fs ?? 11) * pixelsInPoint;
      const room = Math.floor((worksheet.getColumnWidth(col) - padding) / (digit * size));
      const text = generalText(cell.v, room);
      return next(text === String(cell.v) ? cell : { ...cell, v: text });
    },
  });
  // What is edited is the number itself.
  service.writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
    priority,
    handler: (cell, { origin }, next) =>
      next(cell && origin?.t === CellValueType.NUMBER && typeof cell.v === "string" ? { ...cell, v: origin.v } : cell),
  });
}
