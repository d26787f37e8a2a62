/** REPORT ROWS in, a text to paste out: sentences for a paper, or a table. */
import { strings } from "../strings.ts";
import type { Report, ReportComparison, ReportRow } from "./readReport.ts";

export type ReportFormat = "sentence" | "markdown" | "latex" | "tsv";

/** The rows in one of the formats; the comparison of two models is said in the sentences only. */
export function reportText({ rows, comparisons }: Pick<Report, "rows" | "comparisons">, format: ReportFormat): string {
  if (rows.length === 0) return "";
  const header = strings.share.header;
  if (format === "sentence") return [...rows.map(sentence), ...comparisons.map(comparison)].join("\n");
  // A table for readers is rounded; one for another sheet keeps every digit of the cells.
  const lines = rows.map((row) => line(row, format === "tsv" ? String : (value) => value.toFixed(4)));
  if (format === "tsv") return [header, ...lines].map((cells) => cells.join("\t")).join("\n");
  if (format === "markdown") {
    const rule = header.map((_, i) => (i === 0 ? "---" : "---:"));
    return [header, rule, ...lines]
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
      .join("\n");
  }
  const latex = (cells: string[]) => `${cells.map(escapeLatex).join(" & ")} \\\\`;
  return [
    `\\begin{tabular}{l${"r".repeat(header.length - 1)}}`,
    "\\hline",
    latex(header),
    "\\hline",
    ...lines.map(latex),
    "\\hline",
    "\\end{tabular}",
  ].join("\n");
}

function line(row: ReportRow, number: (value: number) => string): string[] {
  const { model, k, estimate, error, samples, problems } = row;
  const interval = error ? [error.standardError, error.low, error.high].map(number) : ["", "", ""];
  return [model, String(k), number(estimate), ...interval, samples, String(problems)];
}

function sentence({ model, k, estimate, error, confidence, samples, problems }: ReportRow): string {
  const words = strings.share;
  const value = words.reaches(model, k, percent(estimate), samples, problems);
  if (!error) return `${value}).`;
  const { standardError, low, high } = error;
  return `${value}; ${words.errorOf(percent(standardError), strings.percent(confidence), percent(low), percent(high))}).`;
}

function comparison({ a, b, k, confidence, problems, difference, standardError, low, high, p }: ReportComparison) {
  const [value, error, ...ends] = [difference, standardError, low, high].map((part) => (100 * part).toFixed(1));
  const interval = strings.share.paired(error, strings.percent(confidence), ends[0], ends[1], problems);
  const chance = p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(3)}`;
  return `${strings.share.difference(a, b, k, value)} (${interval}, ${chance}).`;
}

const percent = (fraction: number) => `${(100 * fraction).toFixed(1)}%`;
const escapeLatex = (text: string) =>
  text.replace(/[\\&%$#_{}~^]/g, (sign) =>
    sign === "\\" ? "\\textbackslash{}" : sign === "~" || sign === "^" ? `\\${sign}{}` : `\\${sign}`,
  );
