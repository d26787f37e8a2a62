import type { Context } from "../context.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Labels } from "../tally.ts";
import { tellRival } from "../tellRival.ts";
import { attemptOf } from "./attemptIds.ts";
import { columnFacts, isBlank, numberOf, textOf } from "./columnFacts.ts";
import { countRows } from "./countRows.ts";
import { isHeaderAgain } from "./isHeaderAgain.ts";
import { layoutOf, type Layout } from "./layout.ts";
import { sumRows } from "./sumRows.ts";
import { isTotalName } from "./isTotalName.ts";

/** Takes the cells of one row, with its line for messages. */
export type OnCells = (cells: readonly unknown[], line: number | undefined) => void;

const mostColumns = 16384;

/** Reads tables of attempts, or of counts, whose columns are told by name and content. */
export function attemptTable(
  header: readonly string[],
  first: readonly (readonly unknown[])[],
  context: Context,
): { layout: Layout; onCells: OnCells } {
  if (header.length > mostColumns) {
    throw new Refusal(
      "unknown",
      `this table has ${header.length} columns; ${mostColumns} are read at most, as Excel has them. Write one row an attempt.`,
    );
  }
  const sample = withoutSums(first.filter((cells) => !isHeaderAgain(cells, header)));
  const layout = layoutOf(header, sample, context);
  const labelsOf = labelReader(layout, context.labels);
  const scores = layout.verdicts.some(({ column }) => {
    const { filled, numbers, verdicts } = columnFacts(sample, column);
    return filled > 0 && numbers === filled && verdicts < filled;
  });
  const threshold = scores ? askThreshold(header[layout.verdicts[0]!.column]!, context) : undefined;
  const addCounts = layout.counts && countRows(header, sample, layout.counts, context);
  const isOneRowEach = layout.counts !== undefined || layout.verdicts.length > 1;
  const isSum = isOneRowEach ? sumRows(header, layout, context) : undefined;

  const onCells: OnCells = (cells, line) => {
    if (cells.every(isBlank)) return;
    if (isHeaderAgain(cells, header)) {
      const rows = (count: number) => (count === 1 ? "1 row repeats" : `${count} rows repeat`);
      context.tellOnce("header", line, (count) => `${rows(count)} the header, as in files that were joined.`);
      return;
    }
    if (isSum?.(cells, line)) return;
    const problem = problemId(cells[layout.problem], header[layout.problem] ?? "the problem column", line);
    const labels = labelsOf(cells);
    if (addCounts) return addCounts(problem, cells, labels, line);
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
        for (const rival of layout.rivals) {
          const other = { other: header[rival]!, value: cells[rival], choice: `verdict=${rival}` };
          tellRival({ taken: header[column]!, verdict, ...other }, context, line);
        }
      }
      context.tally.row(problem, own);
    }
  };

  return { layout, onCells };
}

/** The rows that are no sums of others, which would hide what a column holds. */
function withoutSums(rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const others = rows.filter((row) => !row.some((cell) => typeof cell === "string" && isTotalName(cell) === true));
  return others.length > 0 ? others : rows;
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

function askThreshold(name: string, context: Context): number {
  const choice = { id: "threshold", label: "An attempt passes from this score on", options: [], value: "" };
  const chosen = context.choose(choice);
  if (chosen.trim() !== "") {
    if (Number.isFinite(Number(chosen))) return Number(chosen);
    throw new Refusal("ask", `the threshold must be a number; got ${chosen}.`, { choices: [choice] });
  }
  throw new Refusal("ask", `“${name}” holds scores, not verdicts. Say from which score on an attempt passes.`, {
    choices: [choice],
  });
}
