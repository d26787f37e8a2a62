import type { Area, ChartRequest } from "../../workbook/port.ts";
import { strings } from "../strings.ts";

export interface PlacedChart {
  request: ChartRequest;
  at: Area;
}

interface Places {
  /** The rows of each model's curve, below their heading: k in column B, then pass@k, low, high and plug-in. */
  curves: { name: string; row: number; rows: number }[];
  /** The rows of the histogram: its bins in column A, and a count for each model from column D. */
  histogram: { row: number; rows: number };
}

/** The native charts over a summary's cells: pass@k against k, and the problems by their rate. */
export function summaryCharts(sheet: string, { curves, histogram }: Places): PlacedChart[] {
  const words = strings.chart;
  const names = curves.map(({ name }) => name);
  const down = (place: { row: number; rows: number }, column: number): Area => ({
    sheet,
    row: place.row,
    column,
    rows: place.rows,
    columns: 1,
  });
  const curve: ChartRequest = {
    kind: "curve",
    title: words.curveTitle,
    xTitle: words.k,
    yTitle: words.passAtK,
    altText: words.curveOfCells(names),
    numberFormat: "0%",
    x: down(curves[0], 1),
    series: curves.flatMap(({ name, ...place }) => [
      { name, y: down(place, 2), role: "estimate" as const },
      { name: strings.summary.low(name), y: down(place, 3), role: "low" as const },
      { name: strings.summary.high(name), y: down(place, 4), role: "high" as const },
      { name: strings.summary.plugin(name), y: down(place, 5), role: "plugin" as const },
    ]),
  };
  const rates: ChartRequest = {
    kind: "histogram",
    title: words.histogramTitle,
    xTitle: words.rate,
    yTitle: words.problems,
    altText: words.histogramOfCells(names),
    numberFormat: "0",
    x: down(histogram, 0),
    series: names.map((name, i) => ({ name, y: down(histogram, 3 + i), role: "count" })),
  };
  return [
    { request: curve, at: { sheet, row: 5, column: 9, rows: 18, columns: 8 } },
    { request: rates, at: { sheet, row: 24, column: 9, rows: 16, columns: 8 } },
  ];
}
