/** Counts in, the summary sheet out. It is long because it lays out one sheet, part under part. */
import type { Area, CellInput, ChartRequest, SheetContent } from "../../workbook/port.ts";
import { curveDraws } from "../../estimators/curveDraws.ts";
import { strings } from "../strings.ts";
import { elsewhere } from "../table/cellAddress.ts";
import { problemsOf } from "../table/problems.ts";
import { columnArea } from "../table/tableRanges.ts";
import type { Table } from "../table/table.ts";

export interface SummaryChoices {
  namespace: string;
  draws: number[];
  confidence: number;
}

type Format = NonNullable<SheetContent["numberFormats"]>[number];
const percent = "0.0%";
const confidenceCell = "$B$3";
const bins = 10;

export interface Summary {
  content: SheetContent;
  /** The charts of the summary, once it has its name. */
  charts(sheet: string): { request: ChartRequest; at: Area }[];
}

/** A sheet of live formulas over the counts: means, errors and intervals, the comparison, curves, rates and groups. */
export function summarySheet(table: Table, { namespace, draws, confidence }: SummaryChoices): Summary {
  const { block, columns } = table;
  const words = strings.summary;
  const reference = (column: number) => elsewhere(columnArea(table, column));
  const n = reference(columns.n);
  const models = columns.models.map(({ name, column }, i) => ({
    name: strings.table.model(name, i, columns.models.length),
    c: reference(column),
    problems: problemsOf(block, columns, column).problems,
  }));
  const cells: CellInput[][] = [
    [words.title(block.area.sheet)],
    [words.note],
    [words.confidence, confidence],
    [],
    words.header,
  ];
  const headerRows = [0, 4];
  const numberFormats: Format[] = [{ area: { row: 2, column: 1, rows: 1, columns: 1 }, format: "0%" }];
  const format = (row: number, column: number, rows: number, width: number, pattern: string) =>
    numberFormats.push({ area: { row, column, rows, columns: width }, format: pattern });
  const part = (title: CellInput[]): number => {
    cells.push([], title);
    headerRows.push(cells.length - 1);
    return cells.length;
  };
  const room = (rows: number) => cells.push(...Array.from({ length: rows }, (): CellInput[] => []));

  for (const { name, c } of models) {
    for (const k of draws) {
      const drawn = `$B${cells.length + 1}`;
      const formula = (id: string, rest = "") => `=${namespace}.${id}(${n},${c},${drawn}${rest})`;
      cells.push([
        name,
        k,
        formula("PASSK_MEAN"),
        formula("PASSK_SE"),
        formula("PASSK_CI", `,${confidenceCell}`),
        null,
      ]);
    }
  }
  format(5, 2, models.length * draws.length, 4, percent);

  if (models.length === 2) {
    const [a, b] = models;
    part([words.compare(a.name, b.name)]);
    cells.push(words.compareHeader);
    headerRows.push(cells.length - 1);
    format(cells.length, 1, draws.length, 4, percent);
    format(cells.length, 5, draws.length, 1, "0.0000");
    for (const k of draws) {
      const drawn = `$A${cells.length + 1}`;
      cells.push([k, `=${namespace}.PASSK_COMPARE(${n},${a.c},${n},${b.c},${drawn},${confidenceCell})`]);
    }
  }

  const curves = models.map(({ name, c, problems }) => {
    const ks = curveDraws(problems.map((problem) => problem.n));
    const from = part([words.curve(name)]);
    cells.push([`=${namespace}.PASSK_CURVE(${n},${c},{${ks.join(";")}},${confidenceCell})`]);
    room(ks.length);
    format(from + 1, 1, ks.length, 5, percent);
    return { name, row: from + 1, rows: ks.length };
  });

  const histogram = part([words.histogram]);
  cells.push([words.from, words.to, ...models.map(({ name }) => name)]);
  headerRows.push(cells.length - 1);
  format(cells.length, 0, bins, 2, "0%");
  for (let bin = 0; bin < bins; bin++) {
    const row = cells.length + 1;
    const below = bin === bins - 1 ? "<=" : "<";
    // In whole numbers, for 0.7 times 90 is a little less than 63.
    const bound = (cell: string) => `ROUND(${bins}*${cell},0)*${n}`;
    const count = (c: string) =>
      `=SUMPRODUCT((${n}>0)*(${bins}*${c}>=${bound(`$A${row}`)})*(${bins}*${c}${below}${bound(`$B${row}`)}))`;
    cells.push([bin / bins, (bin + 1) / bins, ...models.map(({ c }) => count(c))]);
  }

  if (columns.group !== null) {
    const group = columns.group;
    const labels = new Set(block.values.slice(columns.firstRow).map((row) => String(row[group])));
    for (const { name, c } of models) {
      const from = part([words.groups(name)]);
      cells.push([`=${namespace}.PASSK_MEAN(${n},${c},{${draws.join(",")}},${reference(group)})`]);
      room(labels.size + 1);
      format(from + 1, 1, labels.size + 1, draws.length, percent);
    }
  }

  const content: SheetContent = {
    name: words.sheet,
    cells,
    headerRows,
    frozenRows: 1,
    columnWidths: [200, 84, 96, 120, 96, 96, 96],
    numberFormats,
  };
  return { content, charts: (sheet) => [curveChart(sheet, curves), histogramChart(sheet, histogram + 1, models)] };
}

function curveChart(sheet: string, curves: { name: string; row: number; rows: number }[]) {
  const words = strings.chart;
  const series = curves.flatMap(({ name, row, rows }): ChartRequest["series"] => {
    const column = (index: number): Area => ({ sheet, row, column: index, rows, columns: 1 });
    return [
      { name, y: column(1), role: "estimate" },
      { name: strings.summary.low(name), y: column(2), role: "low" },
      { name: strings.summary.high(name), y: column(3), role: "high" },
      { name: strings.summary.plugin(name), y: column(4), role: "plugin" },
    ];
  });
  const [{ row, rows }] = curves;
  const request: ChartRequest = {
    kind: "curve",
    title: words.curveTitle,
    xTitle: words.k,
    yTitle: words.passAtK,
    altText: words.curveAlt(curves.map(({ name }) => `${name}.`)),
    numberFormat: "0%",
    x: { sheet, row, column: 0, rows, columns: 1 },
    series,
  };
  return { request, at: { sheet, row: 4, column: 8, rows: 18, columns: 8 } };
}

function histogramChart(sheet: string, row: number, models: { name: string }[]) {
  const words = strings.chart;
  const column = (index: number): Area => ({ sheet, row, column: index, rows: bins, columns: 1 });
  const request: ChartRequest = {
    kind: "histogram",
    title: words.histogramTitle,
    xTitle: words.rate,
    yTitle: words.problems,
    altText: words.histogramAlt(models.map(({ name }) => `${name}.`)),
    numberFormat: "0",
    x: column(0),
    series: models.map(({ name }, i) => ({ name, y: column(2 + i), role: "count" })),
  };
  return { request, at: { sheet, row: 23, column: 8, rows: 16, columns: 8 } };
}
