/** COUNTS in, the words and tables for a paper out. */
import { meanPassAtK } from "../../estimators/meanPassAtK.ts";
import { passAtKInterval } from "../../estimators/passAtKInterval.ts";
import { passAtKStandardError } from "../../estimators/passAtKStandardError.ts";
import { strings } from "../strings.ts";
import { problemsOf } from "../table/problems.ts";
import type { Table } from "../table/table.ts";

export interface ReportRow {
  model: string;
  k: number;
  estimate: number;
  /** Null where there are fewer than two problems. */
  error: { standardError: number; low: number; high: number } | null;
  least: number;
  most: number;
  problems: number;
}

export type ReportFormat = "sentence" | "markdown" | "latex" | "tsv";

/** A row for each model and k, from the counts in the cells; refuses where a row holds no proper counts. */
export function reportRows({ block, columns }: Table, draws: readonly number[], confidence: number): ReportRow[] {
  return columns.models.flatMap(({ name, column }, i) => {
    const { problems, badRows } = problemsOf(block, columns, column);
    if (badRows.length > 0) throw new Error(strings.table.leftOut(badRows.map((row) => block.area.row + row + 1)));
    const n = problems.map((problem) => problem.n);
    const c = problems.map((problem) => problem.c);
    const [least, most] = [n.reduce((a, b) => Math.min(a, b)), n.reduce((a, b) => Math.max(a, b))];
    const model = strings.table.model(name, i, columns.models.length);
    return draws.map((k) => ({
      model,
      k,
      estimate: meanPassAtK(n, c, k),
      error:
        n.length < 2
          ? null
          : { standardError: passAtKStandardError(n, c, k), ...passAtKInterval(n, c, k, { confidence }) },
      least,
      most,
      problems: n.length,
    }));
  });
}

/** The rows as a text to paste. */
export function reportText(rows: readonly ReportRow[], format: ReportFormat, confidence: number): string {
  if (format === "sentence") return rows.map((row) => sentence(row, confidence)).join("\n");
  const header = strings.share.header;
  const lines = rows.map((row) => [
    row.model,
    String(row.k),
    row.estimate.toFixed(4),
    ...(row.error ? [row.error.standardError, row.error.low, row.error.high].map((x) => x.toFixed(4)) : ["", "", ""]),
    samples(row),
    String(row.problems),
  ]);
  if (format === "tsv") return [header, ...lines].map((line) => line.join("\t")).join("\n");
  if (format === "markdown") {
    const rule = header.map((_, i) => (i === 0 ? "---" : "---:"));
    return [header, rule, ...lines]
      .map((line) => `| ${line.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
      .join("\n");
  }
  const latex = (line: string[]) => `${line.map(escapeLatex).join(" & ")} \\\\`;
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

function sentence(row: ReportRow, confidence: number): string {
  const { model, k, estimate, error, problems } = row;
  const value = `${model} reaches pass@${k} = ${percent(estimate)}`;
  const how = `(unbiased estimator of Chen et al. 2021, n = ${samples(row)} samples for each of ${problems} problems, averaged over problems`;
  if (!error) return `${value} ${how}).`;
  const { standardError, low, high } = error;
  const interval = `${percent(confidence, 0)} interval ${percent(low)} to ${percent(high)}`;
  return `${value} ${how}; standard error ${percent(standardError)}, ${interval} by the Agresti-Coull-type t method; the error covers the choice of problems from a wider population and the sampling).`;
}

const percent = (fraction: number, digits = 1) => `${(100 * fraction).toFixed(digits)}%`;
const samples = ({ least, most }: ReportRow) => (least === most ? String(least) : `${least}-${most}`);
const escapeLatex = (text: string) =>
  text.replace(/[\\&%$#_{}~^]/g, (sign) =>
    sign === "\\" ? "\\textbackslash{}" : sign === "~" || sign === "^" ? `\\${sign}{}` : `\\${sign}`,
  );
