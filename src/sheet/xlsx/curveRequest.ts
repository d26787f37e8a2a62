import { strings } from "../../taskpane/strings.ts";
import type { Area, ChartRequest } from "../../workbook/port.ts";

const words = { ...strings.chart, ...strings.summary };

/** A model's curve in cells: the columns k, pass@k, low, high and plug-in, without their headers. */
export interface CurveInCells {
  name: string;
  cells: Area;
}

/** The chart of curves over the same k, each with its interval and its plug-in. */
export function curveRequest(sheet: string, curves: readonly CurveInCells[]): ChartRequest {
  const column = ({ cells }: CurveInCells, offset: number): Area => ({
    ...cells,
    column: cells.column + offset,
    columns: 1,
  });
  return {
    kind: "curve",
    title: `${sheet}: ${words.curveTitle}`,
    xTitle: words.k,
    yTitle: words.passAtK,
    altText: words.curveAlt(curves.map(({ name }) => `${name}.`)),
    numberFormat: "0%",
    x: column(curves[0], 0),
    series: curves.flatMap((curve) => [
      { name: curve.name, y: column(curve, 1), role: "estimate" as const },
      { name: words.low(curve.name), y: column(curve, 2), role: "low" as const },
      { name: words.high(curve.name), y: column(curve, 3), role: "high" as const },
      { name: words.plugin(curve.name), y: column(curve, 4), role: "plugin" as const },
    ]),
  };
}
