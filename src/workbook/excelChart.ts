import { modelColors } from "./modelColors.ts";
import type { Area, ChartRequest } from "./port.ts";

const lineStyles = { estimate: "Continuous", plugin: "Dash", low: "Dot", high: "Dot", count: "Continuous" } as const;

/**
 * Adds a native chart over cells. Excel has no interface for the ranges of error bars, so an interval is two dotted
 * lines; and it loses the values of a series unless each series is sent before the next is added.
 */
export async function addExcelChart(
  context: Excel.RequestContext,
  request: ChartRequest,
  at: Area,
  rangeOf: (context: Excel.RequestContext, area: Area) => Excel.Range,
): Promise<void> {
  const { kind, title, altText, x, series } = request;
  const sheet = context.workbook.worksheets.getItem(at.sheet);
  const type = kind === "curve" ? "XYScatterLinesNoMarkers" : "ColumnClustered";
  const chart = sheet.charts.add(type, rangeOf(context, series[0].y), "Columns");
  const first = chart.series.getItemAt(0);
  await context.sync();
  let models = 0;
  for (const [i, { name, y, role }] of series.entries()) {
    if (role === "estimate" || role === "count") models++;
    const color = modelColors[(models - 1) % modelColors.length];
    const line = i === 0 ? first : chart.series.add(name);
    line.name = name;
    line.setValues(rangeOf(context, y));
    line.setXAxisValues(rangeOf(context, x));
    if (kind === "curve") {
      line.format.line.lineStyle = lineStyles[role];
      line.format.line.color = color;
    } else line.format.fill.setSolidColor(color);
    await context.sync();
  }
  chart.title.text = title;
  chart.axes.categoryAxis.title.text = request.xTitle;
  chart.axes.valueAxis.title.text = request.yTitle;
  chart.axes.valueAxis.minimum = 0;
  chart.axes.valueAxis.numberFormat = request.numberFormat;
  chart.legend.visible = series.length > 1;
  chart.legend.position = "Bottom";
  chart.setPosition(
    rangeOf(context, { ...at, rows: 1, columns: 1 }),
    rangeOf(context, { ...at, row: at.row + at.rows - 1, column: at.column + at.columns - 1, rows: 1, columns: 1 }),
  );
  await context.sync();
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.9")) return;
  // A chart's alternative text belongs to the shape that holds it.
  chart.name = title;
  const shape = sheet.shapes.getItemOrNullObject(title);
  shape.load("isNullObject");
  await context.sync();
  if (!shape.isNullObject) shape.altTextDescription = altText;
  await context.sync();
}
