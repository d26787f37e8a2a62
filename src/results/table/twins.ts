import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { textOf } from "./columnFacts.ts";
import { columnChoice } from "./columnChoice.ts";
import { squash } from "./names.ts";

type Rows = readonly (readonly unknown[])[];

/** True where another column has the same name and says something else. */
export function hasTwin(column: number, header: readonly string[], rows: Rows): boolean {
  return header.some(
    (name, other) =>
      other !== column &&
      name.trim() !== "" &&
      squash(name) === squash(header[column]!) &&
      rows.some((row) => textOf(row[other]) !== textOf(row[column])),
  );
}

/**
 * The column that is meant where others have the same name and say something else.
 *
 * @throws {Refusal} Asks which.
 */
export function oneOfTwins(
  role: "n" | "c",
  column: number | undefined,
  header: readonly string[],
  rows: Rows,
  context: Context,
): number | undefined {
  if (column === undefined || !hasTwin(column, header, rows)) return column;
  const name = header[column]!;
  const choice = columnChoice(role, `${role} is in column`, header, undefined);
  choice.options = choice.options.filter(({ value }) => squash(header[Number(value)]!) === squash(name));
  const chosen = context.choose(choice);
  if (chosen !== "") return Number(chosen);
  const what = `${choice.options.length} columns are called “${name}” and differ`;
  throw new Refusal("ask", `${what}. Say which holds ${role}, or rename the other.`, { choices: [choice] });
}
