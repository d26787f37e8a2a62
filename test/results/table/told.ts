import { read } from "../../../src/results/read.ts";
import type { Choices } from "../../../src/results/reading.ts";
import { textSource } from "../textSource.ts";

/** The counts of a table, "problem n c unscored", and what is told of it, "line: message". */
export async function told(text: string, choices: Choices = {}) {
  const { counts, issues } = await read([textSource("f", text)], choices);
  return {
    counts: counts.map(({ problem, n, c, unscored }) => `${problem} ${n} ${c} ${unscored}`),
    issues: issues.map(({ line, message }) => `${line}: ${message}`),
  };
}
