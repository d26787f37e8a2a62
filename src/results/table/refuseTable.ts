import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { severalSamples } from "./askSamples.ts";
import type { ColumnFacts } from "./columnFacts.ts";
import { estimateColumns } from "./estimateColumns.ts";
import { isVerdict } from "./isVerdict.ts";
import { columnsNamed, squash } from "./names.ts";

/**
 * Says why a table gives no counts, and asks for the columns where they could be told.
 *
 * @throws {Refusal} Always.
 */
export function refuseTable(
  header: readonly string[],
  facts: ColumnFacts[],
  never: ReadonlySet<number>,
  context: Context,
  noProblem: boolean,
  several: boolean,
): never {
  const list =
    header
      .slice(0, 12)
      .map((name) => name.trim() || "(no name)")
      .join(", ") + (header.length > 12 ? ", …" : "");
  const isProgram = (name: string) =>
    /^(completion|solution|code|program|modelpatch|patch|generation|generations|response)$/.test(squash(name));
  const [id] = columnsNamed("problem", header);
  const noVerdict = !facts.some((each, column) => column !== id && !never.has(column) && isVerdict(each));
  const isRate = (column: number) => facts[column]!.numbers > 0 && facts[column]!.largest <= 100;
  if (noVerdict && [...columnsNamed("rate", header), ...estimateColumns(header)].some(isRate)) {
    const n = severalSamples(header, facts);
    const [what, lost, fix] =
      n === undefined ? ["rates only", "n and c", "Read"] : [`${header[n]} and rates`, "c", "Add a column c, or read"];
    throw new Refusal(
      "aside",
      `this table (${list}) holds ${what}, from which ${lost} cannot be recovered. ${fix} the file with the single attempts.`,
    );
  }
  if (noVerdict && header.some(isProgram)) {
    throw new Refusal(
      "aside",
      `this table (${list}) holds programs or answers without verdicts. Score them first, then read the scored file.`,
    );
  }
  const what = noProblem ? "the problem" : several ? "one verdict (several columns could be it)" : "a verdict";
  throw new Refusal(
    "unknown",
    `no column of this table (${list}) could be told to hold ${what}. Say which column it is.`,
    {
      choices: ["problem", "verdict"].flatMap((id) => context.asked.get(id) ?? []),
    },
  );
}
