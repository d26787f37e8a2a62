import type { SheetChart } from "hucre/xlsx";
import { elsewhere } from "../../taskpane/table/cellAddress.ts";
import { modelColors } from "../../workbook/modelColors.ts";
import type { Area, ChartRequest } from "../../workbook/port.ts";

type Series = SheetChart["series"][number];

const colors = modelColors.map((color) => color.slice(1).toUpperCase());
const strokes = {
  estimate: { width: 2.25, dash: "solid" },
  low: { width: 1, dash: "sysDot" },
  high: { width: 1, dash: "sysDot" },
  plugin: { width: 1.5, dash: "dash" },
  count: { width: 0.75, dash: "solid" },
} as const;
/** From here on k reaches so far that equal steps of it would hide its start. */
const wide = 40;

/** A chart that Excel draws itself, over cells of the workbook: an interval is two dotted lines about its curve. */
export function nativeChart(request: ChartRequest, at: Area, lastX = 0): SheetChart {
  const { kind, title, xTitle, yTitle, altText, numberFormat, x } = request;
  const curve = kind === "curve";
  let model = -1;
  const series = request.series.map(({ name, y, role }): Series => {
    if (role === "estimate" || role === "count") model++;
    const line: Partial<Series> = curve ? { stroke: strokes[role], marker: { symbol: "none" } } : {};
    return { name, values: elsewhere(y), categories: elsewhere(x), color: colors[model % colors.length], ...line };
  });
  return {
    type: curve ? "scatter" : "column",
    ...(curve ? { scatterStyle: "lineMarker" as const } : { gapWidth: 20 }),
    title,
    altText,
    series,
    anchor: { from: { row: at.row, col: at.column }, to: { row: at.row + at.rows, col: at.column + at.columns } },
    legend: series.length > 1 ? "bottom" : false,
    dispBlanksAs: "gap",
    axes: {
      x: {
        title: xTitle,
        minorTickMark: "none",
        ...(curve
          ? { scale: lastX > wide ? { min: 1, logBase: 10 } : { min: 0, max: lastX, majorUnit: Math.ceil(lastX / 10) } }
          : {}),
      },
      y: {
        title: yTitle,
        axisTitleRotation: -90,
        minorTickMark: "none",
        gridlines: { major: true },
        scale: curve ? { min: 0, max: 1 } : { min: 0 },
        numberFormat: { formatCode: numberFormat },
      },
    },
  };
}
