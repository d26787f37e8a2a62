import type { Context } from "../context.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Labels } from "../tally.ts";
import { attemptOf } from "./attemptIds.ts";
import { columnFacts, isBlank, numberOf, textOf } from "./columnFacts.ts";
import { countFromRate } from "./countFromRate.ts";
import { layoutOf, type Layout } from "./layout.ts";

/** Takes the cells of one row, with its line for messages. */
export type OnCells = (cells: readonly unknown[], line: number | undefined) => void;

const mostColumns = 16384;

/** Reads tables of attempts, or of counts, whose columns are told by name and content. */
export function attemptTable(
  header: readonly string[],
  sample: readonly (readonly unknown[])[],
  context: Context,
): { layout: Layout; onCells: OnCells } {
  if (header.length > mostColumns) {
    throw new Refusal(
      "unknown",
      `this table has ${header.length} columns; ${mostColumns} are read at most, as Excel has them. Write one row an attempt.`,
    );
  }
  const layout = layoutOf(header, sample, context);
  const labelsOf = labelReader(layout, context.labels);
  const scores = layout.verdicts.some(({ column }) => {
    const { filled, numbers, verdicts } = columnFacts(sample, column);
    return filled > 0 && numbers === filled && verdicts < filled;
  });
  const threshold = scores ? askThreshold(header[layout.verdicts[0]!.column]!, context) : undefined;

  const onCells: OnCells = (cells, line) => {
    if (cells.every(isBlank) || isHeader(cells, header)) return;
    const problem = problemId(cells[layout.problem], header[layout.problem] ?? "the problem column", line);
    const labels = labelsOf(cells);
    if (layout.counts) return addCounts(problem, cells, labels, line);
    for (const { column, stem } of layout.verdicts) {
      const value = cells[column];
      const attempt = attemptOf(cells, layout.attempt);
      const own = stem ? { ...labels, verdict: stem } : labels;
      const all: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const each of all) {
        const number = threshold === undefined ? undefined : numberOf(each);
        const verdict =
          number === undefined
            ? context.verdict(each, line, header[column])
            : number >= threshold! - 1e-9
              ? "passed"
              : "failed";
        context.add(problem, verdict, own, all.length === 1 ? attempt : undefined, line);
      }
      context.tally.row(problem, own);
    }
  };

  const addCounts = (problem: string, cells: readonly unknown[], labels: Labels, line: number | undefined) => {
    const { n, c, rate, unscored } = layout.counts!;
    const total = whole(cells[n], header[n]!, line);
    const passed =
      c !== undefined
        ? whole(cells[c], header[c]!, line)
        : countFromRate(total, cells[rate!], header[rate!]!, sample, rate!, line);
    if (passed > total) {
      throw new Refusal(
        "damaged",
        `${header[c ?? rate!]} must be at most ${header[n]}; got ${passed} of ${total} for problem ${problem}.`,
        { line },
      );
    }
    const left =
      unscored === undefined || isBlank(cells[unscored]) ? 0 : whole(cells[unscored], header[unscored]!, line);
    if (!context.tally.addCounts(problem, total, passed, left, labels)) {
      context.tally.row(problem, labels).duplicates++;
      const rows = (count: number) => (count === 1 ? "1 row is" : `${count} rows are`);
      context.tellOnce(
        "rows",
        line,
        (count) => `${rows(count)} of a problem that came before, such as ${problem}: their counts are added up.`,
      );
    }
  };

  return { layout, onCells };
}

function isHeader(cells: readonly unknown[], header: readonly string[]): boolean {
  return header.length > 1 && cells.length === header.length && cells.every((cell, i) => cell === header[i]);
}

/** The labels of a row; equal rows get the same object. */
function labelReader(layout: Layout, base: Labels): (cells: readonly unknown[]) => Labels {
  const known = new Map<string, Labels>();
  return (cells) => {
    const model = layout.model.map((column) => textOf(cells[column])).join(", ");
    const category = layout.category === undefined ? undefined : textOf(cells[layout.category]);
    const key = `${model}\n${category}`;
    let labels = known.get(key);
    if (!labels) {
      labels = { ...base, ...(model && { model }), ...(category && { category }) };
      known.set(key, labels);
    }
    return labels;
  };
}

function whole(value: unknown, name: string, line: number | undefined): number {
  const number = numberOf(value);
  const text = textOf(value);
  // 1,000 may be a thousand or one.
  const isClear = !/[.,]\d{3}$/.test(text) && !text.includes("%");
  if (isClear && number !== undefined && Number.isSafeInteger(number) && number >= 0) return number;
  throw new Refusal(
    "damaged",
    `${name} must be a whole number from 0 to 9007199254740991, without separators; got ${text || "a blank"}.`,
    { line },
  );
}

function askThreshold(name: string, context: Context): number {
  const choice = { id: "threshold", label: "An attempt passes from this score on", options: [], value: "" };
  const chosen = context.choose(choice);
  if (chosen !== "" && Number.isFinite(Number(chosen))) return Number(chosen);
  throw new Refusal("ask", `“${name}” holds scores, not verdicts. Say from which score on an attempt passes.`, {
    choices: [choice],
  });
}
