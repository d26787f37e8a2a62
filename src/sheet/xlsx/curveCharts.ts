import type { SheetChart } from "hucre/xlsx";
import { curvesIn } from "../../taskpane/chart/curvesIn.ts";
import { parseReference } from "../../taskpane/explain/parseReference.ts";
import type { Block } from "../../workbook/port.ts";
import { type CurveInCells, curveRequest } from "./curveRequest.ts";
import { nativeChart } from "./nativeChart.ts";

const size = { rows: 21, columns: 9 };

/** The charts of the curves that stand in the cells of a sheet, one for those over the same k, right of its cells. */
export function curveCharts(block: Block): SheetChart[] {
  const { sheet, column, columns } = block.area;
  const charts = new Map<string, { curves: CurveInCells[]; last: number }>();
  for (const { name, points, cells } of curvesIn(block)) {
    if (points.length === 0) continue;
    const ks = points.map(({ k }) => k);
    const { curves } = charts.get(String(ks)) ?? { curves: [] as CurveInCells[] };
    curves.push({ name, cells: parseReference(cells, sheet)! });
    charts.set(String(ks), { curves, last: Math.max(...ks) });
  }
  let below = 0;
  return [...charts.values()].map(({ curves, last }) => {
    const row = Math.max(below, curves[0].cells.row - 1);
    below = row + size.rows + 1;
    return nativeChart(curveRequest(sheet, curves), { sheet, row, column: column + columns + 1, ...size }, last);
  });
}
