/** Counts in, a sheet of the file out that charts them from live formulas. */
import { type Cell, cellRef, type CellStyle, type WriteSheet } from "hucre/xlsx";
import { curveDraws } from "../../estimators/curveDraws.ts";
import { DomainError } from "../../estimators/domainError.ts";
import { passAtKCurve } from "../../estimators/passAtKCurve.ts";
import { rateHistogram } from "../../taskpane/chart/rateHistogram.ts";
import { strings } from "../../taskpane/strings.ts";
import type { Area, ChartRequest } from "../../workbook/port.ts";
import { plainFont } from "./cellStyle.ts";
import { chartsTitle } from "./chartsTitle.ts";
import type { CountsTable } from "./countsTables.ts";
import { type CurveInCells, curveRequest } from "./curveRequest.ts";
import type { Store } from "./fileSheet.ts";
import { markedError } from "./markedError.ts";
import { nativeChart } from "./nativeChart.ts";

const words = { ...strings.chart, ...strings.summary };
const bold: CellStyle = { font: { ...plainFont, bold: true } };
const heading: CellStyle = { ...bold, alignment: { horizontal: "right" } };
const percent: CellStyle = { numFmt: "0.0%" };
const bins = 10;
const curveRows = 21;
const histogramRows = 16;
const chartColumn = 7;

export function chartsSheet(name: string, tables: readonly CountsTable[], store: Store): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const put = (row: number, column: number, value: string | number, style?: CellStyle) =>
    cells.set(`${row},${column}`, { value, style });
  /** A formula of one value, which needs no mark; so programs that know neither LAMBDA nor the add-in show its result. */
  const fill = (row: number, column: number, formula: string, result: number | DomainError, style?: CellStyle) => {
    const stored = store(formula, name);
    const failed = result instanceof DomainError;
    if (stored === null) return cells.set(`${row},${column}`, { value: failed ? "#N/A" : result, style });
    return cells.set(`${row},${column}`, {
      formula: stored,
      formulaResult: failed ? markedError("#N/A") : result,
      style,
    });
  };
  const area = (row: number, column: number, rows: number, columns = 1): Area => ({
    sheet: name,
    row,
    column,
    rows,
    columns,
  });

  put(0, 0, chartsTitle, bold);
  const charts: NonNullable<WriteSheet["charts"]> = [];
  const rowBreaks: number[] = [];
  let row = 2;
  for (const { sheet, n, models } of tables) {
    const top = row;
    if (charts.length > 0) rowBreaks.push(top - 2);
    put(row++, 0, words.title(sheet), bold);
    const curves: CurveInCells[] = [];
    const ks = drawsOf(models[0].problems.map((problem) => problem.n));
    for (const { name: model, c, problems } of models) {
      put(row, 0, words.curve(model), bold);
      ["k", words.passAtK, "low", "high", "plug-in"].forEach((head, column) => put(row + 1, column, head, heading));
      row += 2;
      const points = passAtKCurve(
        problems.map((p) => p.n),
        problems.map((p) => p.c),
        ks,
      );
      points.forEach(({ passAtK, low, high, plugin }, i) => {
        const k = cellRef(row + i, 0);
        const values = [
          [`=AVERAGE(EVAL.PASSK(${n},${c},${k}))`, passAtK],
          [`=INDEX(EVAL.PASSK_CI(${n},${c},${k}),1,1)`, low],
          [`=INDEX(EVAL.PASSK_CI(${n},${c},${k}),1,2)`, high],
          [`=AVERAGE(EVAL.PASSK_PLUGIN(${n},${c},${k}))`, plugin],
        ] as const;
        put(row + i, 0, ks[i]);
        values.forEach(([formula, value], column) => fill(row + i, 1 + column, formula, value, percent));
      });
      curves.push({ name: model, cells: area(row, 0, ks.length, 5) });
      row += ks.length + 1;
    }

    put(row++, 0, words.histogram, bold);
    [words.rate, "bin", ...models.map((model) => model.name)].forEach((head, column) =>
      put(row, column, head, column ? heading : bold),
    );
    row++;
    for (let bin = 0; bin < bins; bin++) {
      put(row + bin, 1, bin);
      put(row + bin, 0, `${10 * bin}–${10 * bin + 10} %`);
    }
    models.forEach(({ c, problems }, i) =>
      rateHistogram(problems, bins).forEach(({ problems: count }, bin) => {
        const at = cellRef(row + bin, 1);
        // In whole numbers, because 0.3 * n may lie above the c that it equals.
        const below = bin === bins - 1 ? `(${bins}*${c}<=${bins}*${n})` : `(${bins}*${c}<(${at}+1)*${n})`;
        fill(row + bin, 2 + i, `=SUMPRODUCT((${n}>0)*(${bins}*${c}>=${at}*${n})*${below})`, count);
      }),
    );
    const bars = models.map(({ name: model }, i) => ({
      name: model,
      y: area(row, 2 + i, bins),
      role: "count" as const,
    }));
    const histogram: ChartRequest = {
      kind: "histogram",
      title: `${sheet}: ${words.histogramTitle.toLowerCase()}`,
      xTitle: words.rate,
      yTitle: words.problems,
      altText: words.histogramAlt(models.map((model) => `${model.name}.`)),
      numberFormat: "0",
      x: area(row, 0, bins),
      series: bars,
    };
    const place = (from: number, rows: number) => area(from, chartColumn, rows, 9);
    charts.push(
      nativeChart(curveRequest(sheet, curves), place(top, curveRows), ks.at(-1)),
      nativeChart(histogram, place(top + curveRows + 1, histogramRows)),
    );
    row = Math.max(row + bins, top + curveRows + histogramRows + 1) + 2;
  }
  const columns = [14, 14, 12, 12, 12, 10].map((width) => ({ width }));
  const pageSetup = { orientation: "landscape" as const, fitToPage: true, fitToWidth: 1, fitToHeight: 0 };
  return { name, cells, charts, columns, pageSetup, rowBreaks };
}

/** Every k where these are few, so that the line bends as it should; all models of a sheet share their n. */
function drawsOf(n: number[]): number[] {
  const draws = curveDraws(n);
  const fewest = draws[draws.length - 1];
  return fewest <= 20 ? Array.from({ length: fewest }, (_, i) => i + 1) : draws;
}
