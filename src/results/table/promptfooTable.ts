import type { Context } from "../context.ts";
import { problemId } from "../problemId.ts";
import type { OnCells } from "./attemptTable.ts";
import { isBlank } from "./columnFacts.ts";

interface Prompt {
  name: string;
  verdict: number;
}

type Rows = readonly (readonly unknown[])[];

const marked = /^\s*\[(PASS|FAIL|ERROR)\]/;

/** True for promptfoo's CSV: a Status beside each output, or outputs that begin with [PASS], [FAIL] or [ERROR]. */
export function isPromptfooTable(header: readonly string[], rows: Rows): boolean {
  return prompts(header, rows).length > 0;
}

/** Reads promptfoo's CSV: a row a test, one or more prompts side by side, each a group. */
export function promptfooTable(header: readonly string[], rows: Rows, context: Context): OnCells {
  const all = prompts(header, rows);
  const description = header.findIndex((name) => name.trim() === "Description");
  const hasDescription = description >= 0 && rows.some((row) => !isBlank(row[description]));
  const firstOutput = Math.min(...all.map(({ verdict }) => (header[verdict] === "Status" ? verdict - 1 : verdict)));
  const variables = header
    .map((_, column) => column)
    .filter((column) => column < firstOutput && column !== description);
  const labels = all.map(({ name }) => ({ ...context.labels, prompt: name }));

  return (cells, line) => {
    if (cells.every(isBlank)) return;
    const byVariables = variables.map((column) => `${header[column]}=${String(cells[column] ?? "")}`).join(", ");
    const problem = problemId(
      hasDescription && !isBlank(cells[description]) ? cells[description] : byVariables,
      "Description",
      line,
    );
    all.forEach(({ verdict: column }, i) => {
      const cell = cells[column];
      const word = typeof cell === "string" ? (marked.exec(cell)?.[1] ?? cell) : cell;
      // An error of the provider, so that nothing was scored.
      const verdict = word === "ERROR" ? "unscored" : context.verdict(word, line, header[column]);
      context.add(problem, verdict, labels[i], undefined, line);
    });
  };
}

function prompts(header: readonly string[], rows: Rows): Prompt[] {
  const withStatus = header.flatMap((name, column) =>
    name === "Status" && header[column + 1] === "Score" && column > 0
      ? [{ name: header[column - 1]!, verdict: column }]
      : [],
  );
  if (withStatus.length > 0) return numbered(withStatus);
  const old = header.flatMap((name, column) => {
    const cells = rows.map((row) => row[column]).filter((cell) => !isBlank(cell));
    const isMarked = cells.length > 0 && cells.every((cell) => marked.test(String(cell)));
    return isMarked ? [{ name, verdict: column }] : [];
  });
  return numbered(old);
}

/** Prompts of one name are told apart by their number. */
function numbered(all: Prompt[]): Prompt[] {
  return all.map(({ name, verdict }, i) => ({
    name: all.some((other, j) => j !== i && other.name === name) ? `${name} (${i + 1})` : name,
    verdict,
  }));
}
