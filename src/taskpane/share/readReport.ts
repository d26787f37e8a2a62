/** A SUMMARY'S CELLS in, the report's rows out: no number of it is computed here. */
import type { Area, CellValue, Workbook } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { countOf } from "../table/countOf.ts";
import { findSummary, type FoundSummary } from "./findSummary.ts";

export interface ReportRow {
  model: string;
  k: number;
  confidence: number;
  estimate: number;
  /** Null where there are fewer than two problems. */
  error: { standardError: number; low: number; high: number } | null;
  /** The fewest and the most samples of a problem. */
  least: number;
  most: number;
  problems: number;
}

export interface ReportComparison {
  a: string;
  b: string;
  k: number;
  confidence: number;
  problems: number;
  difference: number;
  standardError: number;
  low: number;
  high: number;
  p: number;
}

export interface Report {
  /** The sheet whose cells it reads. */
  sheet: string;
  rows: ReportRow[];
  comparisons: ReportComparison[];
}

export type ReportState =
  { state: "reading" } | { state: "none" } | { state: "failed"; reason: string } | { state: "ready"; report: Report };

/** Reads the report from the cells of a summary and of the counts that it follows. */
export async function readReport(workbook: Workbook): Promise<ReportState> {
  try {
    const summary = await findSummary(workbook);
    if (!summary) return { state: "none" };
    if (isComputing(summary)) return { state: "reading" };
    const rows: ReportRow[] = [];
    for (const { model, k, confidence, estimate, standardError, low, high, n, c } of summary.lines) {
      const samples = await samplesOf(workbook, n, c);
      const named = strings.share.cell(model, k);
      const number = (value: CellValue) => numberIn(value, named);
      const error =
        samples.problems < 2 ? null : { standardError: number(standardError), low: number(low), high: number(high) };
      rows.push({ model, k, confidence, estimate: number(estimate), error, ...samples });
    }
    return { state: "ready", report: { sheet: summary.sheet, rows, comparisons: comparisonsOf(summary, rows) } };
  } catch (error) {
    return { state: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function comparisonsOf({ comparisons, lines }: FoundSummary, rows: ReportRow[]): ReportComparison[] {
  const modelOf = (c: Area) => lines.findIndex((line) => JSON.stringify(line.c) === JSON.stringify(c));
  return comparisons.flatMap(({ a, b, k, ...cells }) => {
    const [rowA, rowB] = [rows[modelOf(a)], rows[modelOf(b)]];
    if (!rowA || !rowB || rowA.problems < 2) return [];
    const named = strings.share.cell(strings.summary.compare(rowA.model, rowB.model), k);
    const [difference, standardError, low, high, p] = [
      cells.difference,
      cells.standardError,
      cells.low,
      cells.high,
      cells.p,
    ].map((value) => numberIn(value, named));
    const { confidence, problems } = rowA;
    return [{ a: rowA.model, b: rowB.model, k, confidence, problems, difference, standardError, low, high, p }];
  });
}

/** Cells that a formula has not filled yet are blank. */
const isComputing = ({ lines, comparisons }: FoundSummary) =>
  [...lines.map((line) => line.estimate), ...comparisons.map(({ difference }) => difference)].includes(null);

function numberIn(value: CellValue, named: string): number {
  if (typeof value === "number") return value;
  const shown = value !== null && typeof value === "object" ? [value.error, value.message] : [value];
  throw new Error(strings.share.noNumber(named, shown.filter((part) => part !== undefined).join(": ")));
}

/** How many problems the counts hold and how many samples each; rows blank in n and c are none, as in the formulas. */
async function samplesOf(workbook: Workbook, n: Area, c: Area) {
  const [samples, correct] = [(await workbook.read(n)).values, (await workbook.read(c)).values];
  const isBlank = (cell: CellValue) => cell === null || cell === "";
  const held = samples.map(([cell]) => cell).filter((cell, row) => !(isBlank(cell) && isBlank(correct[row][0])));
  const counts = held.map((cell) => countOf(cell) ?? NaN);
  return {
    least: counts.reduce((a, b) => Math.min(a, b)),
    most: counts.reduce((a, b) => Math.max(a, b)),
    problems: counts.length,
  };
}
