import type { Block, CellValue } from "../../workbook/port.ts";
import { parseCall } from "../explain/parseCall.ts";
import { parseReference } from "../explain/parseReference.ts";
import { strings } from "../strings.ts";
import { relative } from "../table/cellAddress.ts";
import { placesOf } from "../table/placesOf.ts";
import { modelName } from "../table/modelName.ts";
import { besideLabel } from "../table/besideLabel.ts";
import type { ChartedCurve } from "./charts.ts";

/** The first columns of what PASSK_CURVE spills. */
const header = ["k", "pass@k", "low", "high", "plug-in"];

export interface CurveCells extends ChartedCurve {
  /** The cells that the curve is read from. */
  cells: string;
  confidence: number | null;
  /** Rows whose pass@k shows an error, which have no point. */
  missing: { k: string; error: string }[];
}

/** The curves that stand in the cells of a block: what PASSK_CURVE spills, or the values it was frozen into. */
export function curvesIn({ area, values, formulas }: Block): CurveCells[] {
  const places = placesOf(header, values);
  return places.map(({ row, column }, i) => {
    const call = parseCall(formulas[row][column]);
    const rows: CellValue[][] = [];
    for (let r = row + 1; r < values.length && isDraw(values[r][column]); r++) rows.push(values[r].slice(column));
    const points = rows.flatMap(([k, estimate, low, high, plugin]) =>
      typeof k === "number" && typeof estimate === "number"
        ? [{ k, estimate, low: numberIn(low), high: numberIn(high), plugin: numberIn(plugin) }]
        : [],
    );
    const missing = rows.flatMap(([k, estimate]) =>
      typeof k === "number" && typeof estimate === "number" ? [] : [{ k: shown(k), error: shown(estimate) }],
    );
    return {
      name: nameAt(row, column, call?.arguments[1] ?? "") || strings.table.model("", i, places.length),
      points,
      missing,
      confidence: confidenceIn(call?.arguments ?? null),
      cells: relative({
        row: area.row + row + 1,
        column: area.column + column,
        rows: Math.max(1, rows.length),
        columns: header.length,
      }),
    };
  });

  /** The model's name stands left of the curve, over the counts that it follows, or above the curve. */
  function nameAt(row: number, column: number, correct: string): string {
    const text = (r: number, c: number) => (typeof values[r]?.[c] === "string" ? values[r][c] : "");
    const counts = parseReference(correct, area.sheet);
    const over = counts?.sheet === area.sheet ? text(counts.row - area.row - 1, counts.column - area.column) : "";
    return text(row + 1, column - 1) || modelName(over) || text(row - 1, column);
  }

  function confidenceIn(given: string[] | null): number | null {
    if (given && !given[3]) return 0.95;
    const cell = given && parseReference(given[3], area.sheet);
    if (cell) return numberIn(values[cell.row - area.row]?.[cell.column - area.column] ?? null);
    return given ? numberIn(Number(given[3])) : besideLabel(values, strings.summary.confidence);
  }
}

const isDraw = (cell: CellValue) => typeof cell === "number" || (cell !== null && typeof cell === "object");
const numberIn = (cell: CellValue) => (typeof cell === "number" && Number.isFinite(cell) ? cell : null);
const shown = (cell: CellValue) => (cell !== null && typeof cell === "object" ? cell.error : String(cell ?? ""));
