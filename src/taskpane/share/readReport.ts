/** A SUMMARY'S CELLS in, the report's rows out: no number of it is computed here. */
import type { CellValue, Workbook } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { findSummary, type FoundSummary } from "./findSummary.ts";

export interface ReportRow {
  model: string;
  k: number;
  confidence: number;
  estimate: number;
  /** Null where there are fewer than two problems. */
  error: { standardError: number; low: number; high: number } | null;
  /** How many samples a problem has: "10", or "10-20" where they differ. */
  samples: string;
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

/** Reads the report from the cells of a summary, of live formulas or frozen. */
export async function readReport(workbook: Workbook): Promise<ReportState> {
  try {
    const summary = await findSummary(workbook);
    if (!summary) return { state: "none" };
    if (summary.computing) return { state: "reading" };
    const rows = summary.lines.map((line) => rowOf(line, summary));
    return { state: "ready", report: { sheet: summary.sheet, rows, comparisons: comparisonsOf(summary, rows) } };
  } catch (error) {
    return { state: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function rowOf({ model, k, estimate, ...cells }: FoundSummary["lines"][number], summary: FoundSummary): ReportRow {
  const number = numbersOf(strings.share.cell(model, k), summary);
  const problems = number(cells.problems);
  const error =
    problems < 2
      ? null
      : { standardError: number(cells.standardError), low: number(cells.low), high: number(cells.high) };
  const samples = typeof cells.samples === "string" ? cells.samples : String(number(cells.samples));
  return { model, k, confidence: number(cells.confidence), estimate: number(estimate), error, samples, problems };
}

function comparisonsOf(summary: FoundSummary, rows: ReportRow[]): ReportComparison[] {
  return summary.comparisons.flatMap(({ a, b, k, ...cells }) => {
    const problems = rows.find(({ model }) => model === a)!.problems;
    if (problems < 2) return [];
    const number = numbersOf(strings.share.cell(strings.summary.compare(a, b), k), summary);
    return [
      {
        ...{ a, b, k, problems, confidence: number(cells.confidence), difference: number(cells.difference) },
        ...{ standardError: number(cells.standardError), low: number(cells.low), high: number(cells.high) },
        p: number(cells.p),
      },
    ];
  });
}

/** The numbers in the cells of a line; a cell that shows something else is named. */
const numbersOf =
  (named: string, counts: FoundSummary) =>
  (value: CellValue): number => {
    if (typeof value === "number") return value;
    const shown =
      value !== null && typeof value === "object"
        ? [value.error, value.message && withSheetRows(value.message, counts)]
        : [value ?? strings.share.nothingShown];
    throw new Error(strings.share.noNumber(named, shown.filter((part) => part !== undefined).join(": ")));
  };

/** A formula counts rows from the first of its range; whoever reads its message here looks for a row of the sheet. */
function withSheetRows(message: string, { source, firstRow }: FoundSummary): string {
  if (source === null || firstRow === null) return message;
  return message.replace(/\((rows?) ([\d, …]+)\)/, (_, word: string, rows: string) => {
    const own = rows.replace(/\d+/g, (row) => String(Number(row) + firstRow));
    return strings.share.rowsOf(word, own, source);
  });
}
