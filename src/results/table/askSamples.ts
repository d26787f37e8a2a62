import type { Choice } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import type { ColumnFacts } from "./columnFacts.ts";
import { columnsNamed, squash } from "./names.ts";

/** The column that says that a problem has several samples, or undefined where none does. */
export function severalSamples(header: readonly string[], facts: readonly ColumnFacts[]): number | undefined {
  // The k of a pass@k in another column says so as well.
  const k = header.flatMap((name, column) => (squash(name) === "k" ? [column] : []));
  return [...columnsNamed("n", header), ...k].find((column) => {
    const { filled, whole, largest } = facts[column]!;
    return filled > 0 && whole === filled && largest > 1;
  });
}

/**
 * Asks about a table with one row a problem, its n, and one verdict, which cannot be that of all samples.
 *
 * @throws {Refusal} Always.
 */
export function askSamples(n: string, samples: number, verdict: string, choice: Choice): never {
  throw new Refusal(
    "ask",
    `“${n}” says ${samples} samples, and “${verdict}” holds one verdict a problem, so that c is missing. ` +
      `Add a column c, or say that “${verdict}” is the verdict of one attempt.`,
    { choices: [choice] },
  );
}
