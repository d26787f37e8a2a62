import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import type { Labels } from "../tally.ts";
import { isBlank, numberOf, textOf } from "./columnFacts.ts";
import type { CountsColumns } from "./countsColumns.ts";
import { rateReader } from "./rateReader.ts";

type Cells = readonly unknown[];

interface Counted {
  n: number;
  c: number;
  unscored: number;
}

/** Takes rows with the counts of one problem each, and checks their columns against one another. */
export function countRows(
  header: readonly string[],
  sample: readonly Cells[],
  columns: CountsColumns,
  context: Context,
): (problem: string, cells: Cells, labels: Labels, line: number | undefined) => void {
  const { c: cColumn, rate } = columns;
  const fromRate = rate === undefined ? undefined : rateReader(sample, rate, header[rate]!, context);

  return (problem, cells, labels, line) => {
    const { n, c, unscored } = counted(problem, cells, line);
    if (c > n) {
      const what = `${header[cColumn ?? rate!]} must be at most ${header[columns.n!]}; got ${c} of ${n} for problem ${problem}`;
      throw new Refusal("damaged", `${what}.`, { line });
    }
    if (cColumn !== undefined && rate !== undefined) checkRate(problem, n, c, cells[rate], line);
    const isNew = context.tally.isNew(problem, labels);
    const isLeftOut = !isNew && context.countsOnce();
    if (!isLeftOut) context.tally.addCounts(problem, n, c, unscored, labels);
    if (isNew) return;
    context.tally.row(problem, labels).duplicates++;
    const rows = (count: number) => (count === 1 ? "1 row is" : `${count} rows are`);
    const made = isLeftOut ? "only the first row of each is counted" : "their counts are added up";
    context.tellOnce(
      "rows",
      line,
      (count) => `${rows(count)} of a problem that came before, such as ${problem}: ${made}.`,
      "duplicates",
    );
  };

  function counted(problem: string, cells: Cells, line: number | undefined): Counted {
    const count = (column: number) => whole(cells[column], header[column]!, line);
    const countOrNone = (column: number | undefined) =>
      column === undefined || isBlank(cells[column]) ? 0 : count(column);
    const total = columns.n === undefined ? undefined : count(columns.n);
    if (cColumn === undefined) {
      return { n: total!, c: fromRate!(total!, cells[rate!], line), unscored: countOrNone(columns.unscored) };
    }
    const c = count(cColumn);
    if (columns.failed.length === 0) {
      if (countOrNone(columns.errors) > 0) tellErrors(line);
      return { n: total!, c, unscored: countOrNone(columns.unscored) };
    }
    const scored = c + columns.failed.reduce((sum, column) => sum + countOrNone(column), 0);
    const unscored = countOrNone(columns.unscored) + countOrNone(columns.errors);
    if (total === undefined || total === scored) return { n: scored, c, unscored };
    if (total === scored + unscored) {
      const names = [columns.unscored, columns.errors].flatMap((column) =>
        column === undefined ? [] : header[column]!,
      );
      const tell = () =>
        `${header[columns.n!]} includes ${names.join(" and ")}, which are no attempts: n is ${sumOf(columns)}.`;
      context.tellOnce("n", line, tell);
      return { n: scored, c, unscored };
    }
    const isN = askTotal(problem, total, c, scored - c, line) === "n";
    return isN ? { n: total, c, unscored } : { n: scored, c, unscored: Math.max(unscored, total - scored) };
  }

  /** Whether n holds the errors cannot be told from n and c alone. */
  function tellErrors(line: number | undefined): void {
    const [errors, n] = [columns.errors!, columns.n!].map((column) => `“${header[column]}”`);
    context.tellOnce("errors", line, () => `${errors} is not counted: ${n} is taken as it stands.`);
  }

  function sumOf({ c, failed }: CountsColumns): string {
    return [c!, ...failed].map((column) => header[column]).join(" + ");
  }

  /** Which is right where the sum is another than n. */
  function askTotal(problem: string, n: number, c: number, failed: number, line: number | undefined): string {
    const name = header[columns.n!]!;
    const sum = sumOf(columns);
    const choice = {
      id: "failed",
      label: `Where ${name} is not ${sum}`,
      options: [
        { value: "n", label: `${name} counts, and what did not pass has failed` },
        { value: "sum", label: `${sum} counts, and the rest was never scored` },
      ],
      value: "",
    };
    const chosen = context.choose(choice);
    if (chosen !== "") return chosen;
    const what = `${name} must be ${sum}; got ${n} for ${c} + ${failed} (problem ${problem})`;
    throw new Refusal("ask", `${what}. Say which of them counts.`, { line, choices: [choice] });
  }

  function checkRate(problem: string, n: number, c: number, value: unknown, line: number | undefined): void {
    if (isBlank(value) || n === 0) return;
    try {
      if (fromRate!(n, value, line) === c) return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    const names = [rate!, cColumn!].map((column) => `“${header[column]}”`);
    const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
    context.tellOnce(
      "rate",
      line,
      (count) =>
        `${names[0]} is not ${names[1]} / n in ${rows(count)}, such as ${textOf(value)} for ${c} of ${n} (problem ${problem}): ` +
        `${names[1]} is counted.`,
    );
  }
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
