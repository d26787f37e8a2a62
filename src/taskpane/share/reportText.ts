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
  const { model, k, estimate, error, problems } = row;
  const interval = error ? [error.standardError, error.low, error.high].map(number) : ["", "", ""];
  return [model, String(k), number(estimate), ...interval, samples(row), String(problems)];
}

function sentence(row: ReportRow): string {
  const { model, k, estimate, error, problems, confidence } = row;
  const value = `${model} reaches pass@${k} = ${percent(estimate)}`;
  const how = `(unbiased estimator of Chen et al. 2021, n = ${samples(row)} samples for ${problems === 1 ? "one problem" : `each of ${problems} problems, averaged over problems`}`;
  if (!error) return `${value} ${how}).`;
  const { standardError, low, high } = error;
  const interval = `${strings.percent(confidence)} interval ${percent(low)} to ${percent(high)}`;
  return `${value} ${how}; standard error ${percent(standardError)}, ${interval} by the Agresti-Coull-type t method; the error covers the choice of problems from a wider population and the sampling).`;
}

function comparison({ a, b, k, confidence, problems, difference, standardError, low, high, p }: ReportComparison) {
  const points = (fraction: number) => (100 * fraction).toFixed(1);
  const chance = p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(3)}`;
  return `At k = ${k}, ${b} less ${a} is ${points(difference)} percentage points (standard error ${points(standardError)}, ${strings.percent(confidence)} interval ${points(low)} to ${points(high)}, paired t over ${problems} problems, ${chance}).`;
}

const percent = (fraction: number) => `${(100 * fraction).toFixed(1)}%`;
const samples = ({ least, most }: ReportRow) => (least === most ? String(least) : `${least}-${most}`);
const escapeLatex = (text: string) =>
  text.replace(/[\\&%$#_{}~^]/g, (sign) =>
    sign === "\\" ? "\\textbackslash{}" : sign === "~" || sign === "^" ? `\\${sign}{}` : `\\${sign}`,
  );
