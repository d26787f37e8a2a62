// Over 150 lines: the rules that tell the columns apart follow one another, and each narrows what the next one sees.
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { askSamples, severalSamples } from "./askSamples.ts";
import { attemptIds, tellingIds } from "./attemptIds.ts";
import { bareCounts } from "./bareCounts.ts";
import { columnChoice } from "./columnChoice.ts";
import { columnFacts, isBlank, textOf, type ColumnFacts } from "./columnFacts.ts";
import { countsColumns, type CountsColumns } from "./countsColumns.ts";
import { isVerdict } from "./isVerdict.ts";
import { columnsNamed, squash, stemOf } from "./names.ts";
import { noVerdicts } from "./noVerdicts.ts";
import { refuseTable } from "./refuseTable.ts";
import { hasTwin, oneOfTwins } from "./twins.ts";

/** Which column of a result table means what. */
export interface Layout {
  problem: number;
  /** Columns whose values make groups. */
  model: number[];
  category: number | undefined;
  /** The columns that together number the attempts of a problem. */
  attempt: number[];
  /** Where there is one row a problem. */
  counts: CountsColumns | undefined;
  /** One row an attempt (one column), or one row a problem (a column an attempt). */
  verdicts: { column: number; stem: string }[];
  /** Columns that could be the verdict as well. */
  rivals: number[];
  reason: string;
}

type Rows = readonly (readonly unknown[])[];

const asCounts = "counts";
const asAttempts = "attempts";

/**
 * Tells the columns of a table by their names and by what the first rows hold.
 *
 * @throws {Refusal} Asks where the problem or the verdict could not be told, and refuses tables without verdicts.
 */
export function layoutOf(header: readonly string[], rows: Rows, context: Context): Layout {
  const facts = header.map((_, column) => columnFacts(rows, column));
  const ids = attemptIds(header, rows);
  const model = columnsNamed("model", header).concat(
    columnsNamed("attempt", header).filter((column) => squash(header[column]!) === "run" && !ids.includes(column)),
  );
  const bare = bareCounts(header, facts, rows);
  const counts = countsColumns(header, facts) ?? bare?.counts;
  const isNumbered = ids.some((column) => facts[column]!.whole === facts[column]!.filled);
  const never = noVerdicts(header, facts);
  const wide = !isNumbered ? attemptColumns(header, facts, never) : [];
  const verdictNames = columnsNamed("verdict", header).filter((column) => !never.has(column));
  const named = verdictNames.filter((column) => isVerdict(facts[column]!));
  const spare = header.flatMap((_, column) => {
    const isTaken = [
      ...ids,
      ...model,
      ...columnsNamed("category", header),
      columnsNamed("problem", header)[0],
      ...never,
    ].includes(column);
    return !isTaken && facts[column]!.verdicts === facts[column]!.filled && facts[column]!.filled > 0 ? [column] : [];
  });
  const score = verdictNames.find(
    (column) => facts[column]!.filled > 0 && facts[column]!.numbers === facts[column]!.filled,
  );
  const blank = verdictNames.find((column) => facts[column]!.filled === 0);
  const guess = spare.length === 1 && blank === undefined ? spare[0] : undefined;
  const single = named[0] ?? guess ?? score ?? (spare.length === 0 ? blank : undefined);

  const taken = new Set([...model, ...wide.map(({ column }) => column), ...ids, single, counts?.n, counts?.c]);
  const likely = problemColumn(header, facts, rows, taken) ?? bare?.problem;
  const isUnclear = likely !== undefined && hasTwin(likely, header, rows);
  const problems = columnChoice("problem", "The problem is in column", header, isUnclear ? undefined : likely);
  const results = [
    ...named.filter((column) => facts[column]!.verdicts === facts[column]!.filled),
    counts?.n,
    counts?.c,
  ];
  problems.options = problems.options.filter(
    ({ value }) => Number(value) === likely || !results.includes(Number(value)),
  );
  if (problems.options.length === 0) {
    const what = `this table (${header.join(", ")}) has no column for the problem`;
    throw new Refusal("unknown", `${what}. Add one that says in each row which problem it is of, such as problem.`);
  }
  const problem = context.choose(problems);
  const key = [...model, Number(problem)];
  const isCounted = counts && !isOneVerdict(counts.c, header, rows, facts, key);
  const samples = isCounted || wide.length > 0 || hasRepeats(key, rows) ? undefined : severalSamples(header, facts);
  const isTwice = !isCounted && wide.length === 0 && single !== undefined && hasTwin(single, header, rows);
  const usual = bare
    ? ""
    : isCounted
      ? asCounts
      : wide.length > 0
        ? asAttempts
        : single === undefined || isTwice || samples !== undefined
          ? ""
          : String(single);
  const choice = columnChoice("verdict", "Whether it passed is in", header, undefined);
  choice.options = choice.options.filter(
    ({ value }) => !never.has(Number(value)) && (!bare || ![bare.n, bare.c].includes(Number(value))),
  );
  const countsLabel = bare
    ? `n in ${header[bare.n]} and c in ${header[bare.c]}`
    : "counts of samples and of passed ones";
  if (counts) choice.options.unshift({ value: asCounts, label: countsLabel });
  if (wide.length > 0) choice.options.unshift({ value: asAttempts, label: "one column for each attempt" });
  const verdict = context.choose({ ...choice, value: usual });

  if (bare && verdict === "") {
    const what = `this table has no header, and may hold ${countsLabel}`;
    const fix = "Add a header row problem,n,c, or say that it does";
    throw new Refusal("unknown", `${what}. ${fix}.`, { choices: [problems, context.asked.get("verdict")!] });
  }
  if (problem !== "" && verdict === "" && samples !== undefined && single !== undefined && !isTwice)
    askSamples(header[samples]!, facts[samples]!.largest, header[single]!, context.asked.get("verdict")!);
  if (problem === "" || verdict === "")
    refuseTable(header, facts, never, context, problem === "", isTwice || spare.length > 1);
  const base = {
    problem: Number(problem),
    model: varying(
      model.filter((column) => column !== Number(problem)),
      facts,
    ),
    category: categoryColumn(header, rows, Number(problem)),
    attempt: tellingIds(ids, header, rows, key),
    counts: undefined,
    verdicts: [],
    rivals: [],
  };
  const name = (column: number) => header[column] ?? `column ${column + 1}`;
  const ofProblem = `problem in “${name(base.problem)}”`;
  if (verdict === asCounts && counts) {
    const isAlone = counts.rate === undefined && counts.failed.length === 0;
    if (isAlone && counts.n !== undefined && isFlag(counts.c, header, facts) && facts[counts.n]!.largest > 1)
      context.issue(
        `“${name(counts.c!)}” holds only 0 and 1: taken for how many of “${name(counts.n)}” passed, not for one verdict.`,
        undefined,
        `verdict=${counts.c}`,
      );
    const [n, c] = (["n", "c"] as const).map((role) => oneOfTwins(role, counts[role], header, rows, context));
    return { ...base, counts: { ...counts, n, c }, reason: `one row a problem, with counts; ${ofProblem}` };
  }
  if (verdict === asAttempts) {
    return {
      ...base,
      attempt: [],
      verdicts: wide,
      reason: `one row a problem, ${wide.length} attempts in columns; ${ofProblem}`,
    };
  }
  if (Number(verdict) === guess && columnsNamed("rate", header).includes(guess))
    context.issue(`“${name(guess)}” is taken for the verdict of one attempt a row, for it holds no other shares.`);
  const verdicts = [{ column: Number(verdict), stem: "" }];
  const mine = [base.problem, Number(verdict), ...base.model, base.category, ...base.attempt];
  const rivals = named.filter((column) => !mine.includes(column) && squash(header[column]!) !== "label");
  return {
    ...base,
    verdicts,
    rivals,
    reason: `one row an attempt; ${ofProblem}, verdict in “${name(Number(verdict))}”`,
  };
}

/** True where a column such as `passed` holds only 0 and 1 and problems have several rows: a verdict, beside some other n. */
function isOneVerdict(
  c: number | undefined,
  header: readonly string[],
  rows: Rows,
  facts: ColumnFacts[],
  key: number[],
): boolean {
  return isFlag(c, header, facts) && hasRepeats(key, rows);
}

/** True for a column that is called as verdicts are, and holds only 0 and 1. */
function isFlag(c: number | undefined, header: readonly string[], facts: ColumnFacts[]): boolean {
  return c !== undefined && facts[c]!.largest <= 1 && columnsNamed("verdict", header).includes(c);
}

/** True where two rows say the same in these columns. */
function hasRepeats(key: readonly number[], rows: Rows): boolean {
  return new Set(rows.map((row) => key.map((column) => textOf(row[column])).join("\n"))).size < rows.length;
}

/** Two or more columns of one stem (a1, a2, ...) that hold verdicts. */
function attemptColumns(
  header: readonly string[],
  facts: ColumnFacts[],
  never: ReadonlySet<number>,
): Layout["verdicts"] {
  const stems = new Map<string, number[]>();
  header.forEach((name, column) => {
    const stem = stemOf(name);
    if (stem === undefined || never.has(column) || (facts[column]!.filled > 0 && !isVerdict(facts[column]!))) return;
    stems.set(stem, [...(stems.get(stem) ?? []), column]);
  });
  const wide = [...stems].filter(
    ([, columns]) => columns.length > 1 && columns.some((column) => facts[column]!.filled > 0),
  );
  return wide.flatMap(([stem, columns]) => columns.map((column) => ({ column, stem: wide.length > 1 ? stem : "" })));
}

function problemColumn(
  header: readonly string[],
  facts: ColumnFacts[],
  rows: Rows,
  taken: ReadonlySet<number | undefined>,
): number | undefined {
  const named = columnsNamed("problem", header).filter((column) => !taken.has(column) && facts[column]!.filled > 0);
  const isOwnToEachRow = (column: number) => facts[column]!.distinct.size === rows.length;
  const repeated = named.find((column) => facts[column]!.distinct.size > 1 && !isOwnToEachRow(column));
  // A column named just "id" may number the rows; then the problem is the named column that repeats.
  const isRowNumber = named[0] !== undefined && squash(header[named[0]]!) === "id" && isOwnToEachRow(named[0]);
  if (isRowNumber && repeated !== undefined) return repeated;
  const firstText = header.findIndex(
    (_, column) => !taken.has(column) && facts[column]!.filled > 0 && facts[column]!.numbers < facts[column]!.filled,
  );
  return named[0] ?? (firstText < 0 ? undefined : firstText);
}

/** The columns that make groups: those that vary in the first rows, or all where none does. */
function varying(columns: number[], facts: ColumnFacts[]): number[] {
  const vary = columns.filter((column) => facts[column]!.distinct.size > 1);
  return vary.length > 0 ? vary : columns;
}

/** A column such as difficulty, as long as each problem has one value of it. */
function categoryColumn(header: readonly string[], rows: Rows, problem: number): number | undefined {
  return columnsNamed("category", header).find((column) => {
    if (column === problem) return false;
    const known = new Map<string, string>();
    return rows.every((row) => {
      const id = textOf(row[problem]);
      const value = textOf(row[column]);
      if (isBlank(row[problem]) || known.get(id) === value) return true;
      if (known.has(id)) return false;
      known.set(id, value);
      return true;
    });
  });
}
