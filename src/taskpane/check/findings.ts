/** COUNTS in, what breaks pass@k in them out. It is one list of rules, a rule an entry. */
import type { CellValue } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { countOf } from "../table/countOf.ts";
import type { Table } from "../table/table.ts";

export interface Finding {
  title: string;
  text: string;
  severity: "error" | "warning" | "info";
  /** Rows of the block to look at, from 0; none where it concerns them all. */
  rows: number[];
  column: number;
}

const fewProblems = 30;
const averageLabel = /^(average|mean|total|sum|all|overall)\b/i;
const isBlank = (cell: CellValue | undefined) => cell === null || cell === undefined || cell === "";

/** What is wrong with the counts for a given k, the gravest first. */
export function findings({ block, columns }: Table, k: number): Finding[] {
  const { values } = block;
  const words = strings.check;
  const rows = Array.from({ length: columns.rows }, (_, i) => columns.firstRow + i);
  const cell = (row: number, column: number) => values[row][column];
  const found: Finding[] = [];
  const add = (
    severity: Finding["severity"],
    { title, text }: { title: string; text: string },
    column: number,
    bad: number[],
    always = false,
  ) => {
    if (always || bad.length > 0) found.push({ severity, title, text, column, rows: bad });
  };

  const cs = columns.models.map(({ column }) => column);
  const filled = rows.filter((row) => !isBlank(cell(row, columns.n)) || cs.some((c) => !isBlank(cell(row, c))));
  const counted = filled.filter((row) => (countOf(cell(row, columns.n)) ?? 0) > 0);
  const samples = counted.map((row) => countOf(cell(row, columns.n))!);
  const least = samples.reduce((a, b) => Math.min(a, b), Infinity);
  const most = samples.reduce((a, b) => Math.max(a, b), 0);

  const notCountN = filled.filter((row) => !isBlank(cell(row, columns.n)) && countOf(cell(row, columns.n)) === null);
  add("error", words.notCount, columns.n, notCountN);
  add(
    "error",
    words.oneBlank,
    columns.n,
    filled.filter((row) => isBlank(cell(row, columns.n))),
  );
  for (const c of cs) {
    const scored = filled.filter((row) => !isBlank(cell(row, c)));
    const wrong = scored.filter((row) => countOf(cell(row, c)) === null);
    const rates = wrong.filter(
      (row) => typeof cell(row, c) === "number" && Number(cell(row, c)) >= 0 && Number(cell(row, c)) <= 100,
    );
    const areRates = rates.length > 0 && 2 * rates.length >= scored.length;
    add("error", areRates ? words.rates : words.notCount, c, wrong);
    add(
      "error",
      words.oneBlank,
      c,
      filled.filter((row) => isBlank(cell(row, c)) && !isBlank(cell(row, columns.n))),
    );
    const proper = counted.filter((row) => countOf(cell(row, c)) !== null);
    const pairs = proper.map((row) => ({ row, n: countOf(cell(row, columns.n))!, c: countOf(cell(row, c))! }));
    add(
      "error",
      words.cAboveN,
      c,
      pairs.filter((pair) => pair.c > pair.n).map(({ row }) => row),
    );
    add("warning", words.allCorrect, c, [], pairs.length > 1 && pairs.every((pair) => pair.c === pair.n));
    add("warning", words.noneCorrect, c, [], pairs.length > 1 && pairs.every((pair) => pair.c === 0));
  }
  if (most === 1 && k > 1) add("error", words.oneSample, columns.n, [], true);
  else if (least < k) {
    const few = filled.filter((row) => (countOf(cell(row, columns.n)) ?? Infinity) < k);
    add("error", words.nBelowK(k, least), columns.n, few);
  }
  if (columns.problem !== null) {
    const label = (row: number) => String(cell(row, columns.problem!) ?? "").trim();
    const group = (row: number) => (columns.group === null ? "" : String(cell(row, columns.group)));
    const seen = new Set<string>();
    const again = filled.filter((row) => {
      const key = JSON.stringify([group(row), label(row)]);
      const repeated = label(row) !== "" && seen.has(key);
      seen.add(key);
      return repeated;
    });
    add("error", words.duplicates, columns.problem, again);
    add(
      "error",
      words.averages,
      columns.problem,
      filled.filter((row) => averageLabel.test(label(row))),
    );
  }
  const header = columns.headerRow < 0 ? [] : values[columns.headerRow];
  header.forEach((name, column) => {
    if (typeof name !== "string" || !/unscored|errors?$|skipped/i.test(name)) return;
    add(
      "warning",
      words.unscored,
      column,
      rows.filter((row) => Number(cell(row, column)) > 0),
    );
  });
  add(
    "warning",
    words.mixedN(least, most),
    columns.n,
    samples.length > 1 && least !== most ? counted.filter((row) => countOf(cell(row, columns.n)) !== most) : [],
  );
  add("info", words.fewProblems(filled.length), columns.n, [], filled.length < fewProblems);
  const gravity = { error: 0, warning: 1, info: 2 };
  return found.sort((a, b) => gravity[a.severity] - gravity[b.severity]);
}
