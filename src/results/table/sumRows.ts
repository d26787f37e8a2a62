import type { Context } from "../context.ts";
import { verdictOf } from "../verdict.ts";
import { isBlank, numberOf, textOf } from "./columnFacts.ts";
import { isTotalName } from "./isTotalName.ts";
import type { Layout } from "./layout.ts";

type Cells = readonly unknown[];

/**
 * Finds the rows of a table with one row a problem that sum up the others (Total, Average), which are no problems.
 *
 * @returns A function that is true for such a row, and tells it.
 */
export function sumRows(
  header: readonly string[],
  { problem, counts, verdicts }: Layout,
  context: Context,
): (cells: Cells, line: number | undefined) => boolean {
  const columns = counts ? [counts.n, counts.c].filter((column) => column !== undefined) : [];
  const sums = columns.map(() => 0);

  return (cells, line) => {
    // Beside groups the name may stand in their column, and that of the problem is blank.
    const name = textOf(cells[problem]) || textOf(cells.find((cell) => !isBlank(cell)));
    const told = name.length > 40 ? false : isTotalName(name);
    const numbers = columns.map((column) => numberOf(cells[column]));
    // A problem may be called sum; a row of that name is one unless it holds no counts, or the sums of all before it.
    const isOdd = counts
      ? numbers.every((number, i) => number === sums[i]) || numbers.some((number) => !Number.isInteger(number))
      : verdicts.some(({ column }) => !isBlank(cells[column]) && verdictOf(cells[column]) === undefined);
    if (told === false || (told === "maybe" && !isOdd)) {
      numbers.forEach((number, i) => (sums[i]! += number ?? 0));
      return false;
    }
    const options = [
      { value: "leave", label: "is no problem" },
      { value: "count", label: "is a problem" },
    ];
    const label = "A row that is called Total or Average";
    if (context.choose({ id: "totals", label, options, value: "leave" }) === "count") return false;
    const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
    const what = `sum up the others by the name in “${header[problem]}”, such as ${name}`;
    context.tellOnce(
      "totals",
      line,
      (count) => `${rows(count)} ${count === 1 ? what.replace("sum", "sums") : what}: not counted.`,
      "totals",
    );
    return true;
  };
}
