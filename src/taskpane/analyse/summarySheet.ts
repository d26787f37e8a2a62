/** Counts in, the summary sheet out. It is long because it lays out one sheet, part under part. */
import type { Area, CellInput, SheetContent } from "../../workbook/port.ts";
import { curveDraws } from "../../estimators/curveDraws.ts";
import { strings } from "../strings.ts";
import { elsewhere } from "../table/cellAddress.ts";
import { problemsOf } from "../table/problems.ts";
import type { Table } from "../table/table.ts";
import { columnArea } from "../table/tableRanges.ts";
import { type PlacedChart, summaryCharts } from "./summaryCharts.ts";

/** "10", or "10-20" where n differs; text numbers count, as in our formulas, and blank cells do not. */
const samples = (n: string) => {
  const [least, most] = [`SUMPRODUCT(MIN(${n}+(${n}="")*1E+300))`, `SUMPRODUCT(MAX(${n}+0))`];
  return `=IF(${least}=${most},${most},${least}&"-"&${most})`;
};
const problemsIn = (n: string) => `=SUMPRODUCT(--(${n}<>""))`;

export interface SummaryChoices {
  namespace: string;
  draws: number[];
  confidence: number;
}

export interface Summary {
  content: SheetContent;
  /** The charts of the summary, once it has its name. */
  charts(sheet: string): PlacedChart[];
}

type Box = Omit<Area, "sheet">;
const confidenceCell = "$B$4";
const bins = 10;

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
    [words.live],
    [words.population],
    [words.confidence, confidence],
    [],
  ];
  const titleRows = [0];
  const headings: Box[] = [];
  const numberFormats: { area: Box; format: string }[] = [];
  const format = (row: number, column: number, rows: number, width: number, pattern: string) =>
    numberFormats.push({ area: { row, column, rows, columns: width }, format: pattern });
  const percent = (row: number, column: number, rows: number, width: number) =>
    format(row, column, rows, width, "0.0%");
  format(3, 1, 1, 1, "0%");
  const title = (text: string) => titleRows.push(cells.push([], [text]) - 1);
  /** A row of column names; gives the row below it. */
  const head = (names: CellInput[], column = 0, width = names.length) => {
    headings.push({ row: cells.length, column, rows: 1, columns: width });
    return cells.push(names);
  };

  const first = head(words.header);
  for (const { name, c } of models) {
    for (const k of draws) {
      const drawn = `$B${cells.length + 1}`;
      const formula = (id: string, rest = "") => `=${namespace}.${id}(${n},${c},${drawn}${rest})`;
      const interval = formula("PASSK_CI", `,${confidenceCell}`);
      cells.push([name, k, formula("PASSK_MEAN"), formula("PASSK_SE"), interval, null, samples(n), problemsIn(n)]);
    }
  }
  percent(first, 2, models.length * draws.length, 4);

  if (models.length === 2) {
    const [a, b] = models;
    title(words.comparison);
    const row = head(words.compareHeader);
    percent(row, 2, draws.length, 4);
    format(row, 6, draws.length, 1, "0.0000");
    for (const k of draws) {
      const formula = `=${namespace}.PASSK_COMPARE(${n},${a.c},${n},${b.c},$B${cells.length + 1},${confidenceCell})`;
      cells.push([words.compare(a.name, b.name), k, formula]);
    }
  }

  const curves = models.map(({ name, c, problems }) => {
    const ks = curveDraws(problems.map((problem) => problem.n));
    title(words.curve(name));
    const formula = `=${namespace}.PASSK_CURVE(${n},${c},{${ks.join(";")}},${confidenceCell})`;
    const row = head([words.model, formula], 0, 8);
    cells.push(...ks.map(() => [name]));
    format(row, 1, ks.length, 1, "0");
    percent(row, 2, ks.length, 5);
    format(row, 7, ks.length, 1, "0");
    return { name, row, rows: ks.length };
  });

  title(words.histogram);
  const histogram = head([words.rate, words.from, words.to, ...models.map(({ name }) => name)]);
  format(histogram, 1, bins, 2, "0%");
  for (let bin = 0; bin < bins; bin++) {
    const row = cells.length + 1;
    const below = bin === bins - 1 ? "<=" : "<";
    // In whole numbers, for 0.7 times 90 is a little less than 63.
    const bound = (cell: string) => `ROUND(${bins}*${cell},0)*${n}`;
    const count = (c: string) =>
      `=SUMPRODUCT((${n}>0)*(${bins}*${c}>=${bound(`$B${row}`)})*(${bins}*${c}${below}${bound(`$C${row}`)}))`;
    const [from, to] = [bin / bins, (bin + 1) / bins];
    cells.push([strings.chart.bin(from, to), from, to, ...models.map(({ c }) => count(c))]);
  }

  if (columns.group !== null) {
    const group = columns.group;
    const labels = new Set(block.values.slice(columns.firstRow).map((row) => String(row[group])));
    for (const { name, c } of models) {
      title(words.groups(name));
      const formula = `=${namespace}.PASSK_MEAN(${n},${c},{${draws.join(",")}},${reference(group)})`;
      const row = head([formula], 0, draws.length + 2);
      cells.push(...Array.from({ length: labels.size + 1 }, () => []));
      percent(row, 1, labels.size + 1, draws.length);
    }
  }

  const content: SheetContent = {
    name: words.sheet,
    cells,
    titleRows,
    headings,
    frozenRows: 1,
    columnWidths: [210, 64, 104, 112, 104, 104, 84, 84],
    numberFormats,
  };
  return { content, charts: (sheet) => summaryCharts(sheet, { curves, histogram: { row: histogram, rows: bins } }) };
}
