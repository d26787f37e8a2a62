import type { Block, CellError } from "../../workbook/port.ts";
import { parseCall } from "../explain/parseCall.ts";
import { strings } from "../strings.ts";
import { relative } from "../table/cellAddress.ts";
import { tableIn } from "../table/tableIn.ts";
import type { Charts } from "./charts.ts";
import { chartsOfCounts } from "./chartsOfCounts.ts";
import { curvesIn } from "./curvesIn.ts";
import { ratesIn } from "./ratesIn.ts";

/**
 * The charts of the curves that stand in the cells of a sheet, or null where none do: what PASSK_CURVE spills there or
 * was frozen into. The rates are a summary's, or those of the counts on the same sheet.
 */
export function chartsOfCells(block: Block): Charts | null {
  const words = strings.chart;
  const failed = failedCurves(block);
  const found = curvesIn(block);
  if (found.length + failed.length === 0) return null;
  const cells = ratesIn(block);
  const table = tableIn(block);
  const confidences = new Set(found.map(({ confidence }) => confidence));
  const [confidence = null] = confidences.size === 1 ? confidences : [];
  return {
    curves: found.filter(({ points }) => points.length > 0).map(({ name, points }) => ({ name, points })),
    rates: cells.length > 0 ? cells : table ? chartsOfCounts(table).rates : [],
    confidence,
    source:
      found.length > 0
        ? words.fromCells(
            block.area.sheet,
            found.map((curve) => curve.cells),
          )
        : "",
    warnings: [
      ...failed.map(({ cell, error, message }) => words.failed(cell, message ? `${error}: ${message}` : error)),
      ...found
        .filter(({ missing }) => missing.length > 0)
        .map(({ name, missing }) =>
          words.notDrawn(
            name,
            missing[0].error,
            missing.map(({ k }) => k),
          ),
        ),
    ],
  };
}

/** Cells whose PASSK_CURVE gives an error in place of its table. */
function failedCurves({ area, values, formulas }: Block): (CellError & { cell: string })[] {
  return formulas.flatMap((row, r) =>
    row.flatMap((formula, c) => {
      const value = values[r][c];
      const isCurve = formula.includes("PASSK_CURVE") && parseCall(formula)?.name === "PASSK_CURVE";
      if (!isCurve || value === null || typeof value !== "object") return [];
      // A host may give the text of a spilled formula for each of its cells; an error in one of them is a point's.
      if (row[c - 1] === formula || formulas[r - 1]?.[c] === formula) return [];
      return [{ ...value, cell: relative({ row: area.row + r, column: area.column + c, rows: 1, columns: 1 }) }];
    }),
  );
}
