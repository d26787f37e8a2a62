import type { Block, CellValue } from "../../workbook/port.ts";
import { modelName } from "./modelName.ts";
import { rowsOfCounts } from "./rowsOfCounts.ts";

export interface ModelColumn {
  column: number;
  name: string;
}

/** Where the counts stand in a block: columns and rows count from 0 within it. */
export interface Columns {
  /** The row of the column names, or -1 where there is none. */
  headerRow: number;
  firstRow: number;
  /** How many rows hold counts, from firstRow on. */
  rows: number;
  /** Rows further down that hold something in a column of counts but are no problems: averages, totals, notes. */
  below: number[];
  problem: number | null;
  group: number | null;
  n: number;
  /** One column of correct samples for each model. */
  models: ModelColumn[];
}

const names = {
  n: /^(#\s*)?(n|num(ber)?[ _]samples|n[ _]?samples?|samples?|trials?|attempts?|runs?|total)([ _]*[([]?n[)\]]?)?$/i,
  c: /(^|[\s_([-])(c|n?[ _]?correct|passed|passes|solved|resolved|successes)[)\]]?$/i,
  problem:
    /^(problem|task|question|item|example|instance|case|prompt|sample|name|id)s?([ _-]?(id|name|number|no\.?|#))?$/i,
  group: /^(group|category|subset|split|domain|level|difficulty|language|model|topic)s?$/i,
};
const anywhereCorrect = /\b(correct|passed|solved|resolved)\b/i;
const aQuantity = /(pass[@^]|plug-in|average|mean|rate|%|unscored|unsupported|accuracy)/i;

/** Finds the columns of problems, samples and correct samples by their names, or by their values where they have none. */
export function recogniseColumns({ values, formulas }: Pick<Block, "values" | "formulas">): Columns | null {
  return byName(values, formulas) ?? byValue(values, formulas);
}

function byName(values: CellValue[][], formulas: string[][]): Columns | null {
  const headerRow = values.slice(0, 20).findIndex((row) => row.some(isNamed("n")) && row.some(isCorrect));
  if (headerRow < 0) return null;
  const header = values[headerRow];
  const n = header.findIndex(isNamed("n"));
  const models = header
    .map((name, column) => ({ column, name: modelName(name) }))
    .filter(({ column }) => column !== n && isCorrect(header[column]));
  const found = (kind: "problem" | "group") => {
    const column = header.findIndex((name, i) => i !== n && !isCorrect(name) && isNamed(kind)(name));
    return column < 0 ? null : column;
  };
  const firstRow = headerRow + 1;
  const problem = found("problem");
  const counts = [n, ...models.map(({ column }) => column)];
  const ends = rowsOfCounts({ values, formulas }, firstRow, counts, problem);
  return { headerRow, firstRow, ...ends, problem, group: found("group"), n, models };
}

function byValue(values: CellValue[][], formulas: string[][]): Columns | null {
  const width = values[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  const header = values[0] ?? [];
  const named = header.some((cell) => typeof cell === "string") && !header.some((cell) => typeof cell === "number");
  const headerRow = named ? 0 : -1;
  const firstRow = headerRow + 1;
  const isWhole = (cell: CellValue) => Number.isInteger(cell) && (cell as number) >= 0;
  const first = (column: number) => values.slice(firstRow).findIndex((row) => row[column] !== null) + firstRow;
  const whole = columns.filter(
    (column) =>
      isWhole(values[first(column)]?.[column] ?? null) &&
      !/EVAL/i.test(formulas[first(column)][column]) &&
      !(typeof header[column] === "string" && aQuantity.test(header[column])),
  );
  const { rows: length } = rowsOfCounts({ values, formulas }, firstRow, whole, null);
  const problems = values.slice(firstRow, firstRow + length);
  const cells = (column: number) => problems.map((row) => row[column]);
  const counts = whole.filter(
    (column) =>
      cells(column).every((cell) => cell === null || isWhole(cell)) &&
      formulas.slice(firstRow, firstRow + length).every((row) => !/EVAL/i.test(row[column])),
  );
  for (const n of counts) {
    const within = counts.filter(
      (column) => column > n && problems.every((row) => Number(row[column]) <= Number(row[n])),
    );
    if (within.length === 0 || cells(n).every((cell) => cell === null || cell === 0)) continue;
    const models = within.map((column) => ({ column, name: headerRow < 0 ? "" : modelName(header[column]) }));
    const ends = rowsOfCounts({ values, formulas }, firstRow, [n, ...within], n > 0 ? n - 1 : null);
    if (ends.rows === 0) return null;
    return { headerRow, firstRow, ...ends, problem: n > 0 ? n - 1 : null, group: null, n, models };
  }
  return null;
}

const isNamed = (kind: keyof typeof names) => (cell: CellValue) =>
  typeof cell === "string" && !aQuantity.test(cell) && names[kind].test(cell.trim());

const isCorrect = (cell: CellValue) =>
  typeof cell === "string" && !aQuantity.test(cell) && (names.c.test(cell.trim()) || anywhereCorrect.test(cell));
