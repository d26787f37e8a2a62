import type { Block, CellValue } from "../../workbook/port.ts";
import { modelName } from "./modelName.ts";

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
const aQuantity = /(pass[@^]|plug-in|average|mean|rate|%|unscored|accuracy)/i;

/** Finds the columns of problems, samples and correct samples by their names, or by their values where they have none. */
export function recogniseColumns({ values, formulas }: Pick<Block, "values" | "formulas">): Columns | null {
  return byName(values) ?? byValue(values, formulas);
}

function byName(values: CellValue[][]): Columns | null {
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
  const rows = rowsOfCounts(values, headerRow + 1, [n, ...models.map(({ column }) => column)]);
  return { headerRow, firstRow: headerRow + 1, rows, problem: found("problem"), group: found("group"), n, models };
}

function byValue(values: CellValue[][], formulas: string[][]): Columns | null {
  const width = values[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  const header = values[0] ?? [];
  const named = header.some((cell) => typeof cell === "string") && !header.some((cell) => typeof cell === "number");
  const headerRow = named ? 0 : -1;
  const firstRow = headerRow + 1;
  const cells = (column: number) => values.slice(firstRow).map((row) => row[column]);
  const counts = columns.filter(
    (column) =>
      cells(column).some((cell) => cell !== null) &&
      cells(column).every((cell) => cell === null || (Number.isInteger(cell) && (cell as number) >= 0)) &&
      formulas.slice(firstRow).every((row) => !/EVAL/i.test(row[column])) &&
      !(typeof header[column] === "string" && aQuantity.test(header[column])),
  );
  for (const n of counts) {
    const within = counts.filter(
      (column) => column > n && values.slice(firstRow).every((row) => Number(row[column]) <= Number(row[n])),
    );
    if (within.length === 0 || cells(n).every((cell) => cell === null || cell === 0)) continue;
    const models = within.map((column) => ({ column, name: headerRow < 0 ? "" : modelName(header[column]) }));
    const rows = rowsOfCounts(values, firstRow, [n, ...within]);
    if (rows === 0) return null;
    return { headerRow, firstRow, rows, problem: n > 0 ? n - 1 : null, group: null, n, models };
  }
  return null;
}

const isNamed = (kind: keyof typeof names) => (cell: CellValue) =>
  typeof cell === "string" && !aQuantity.test(cell) && names[kind].test(cell.trim());

const isCorrect = (cell: CellValue) =>
  typeof cell === "string" && !aQuantity.test(cell) && (names.c.test(cell.trim()) || anywhereCorrect.test(cell));

function rowsOfCounts(values: CellValue[][], firstRow: number, columns: number[]): number {
  for (let row = values.length - 1; row >= firstRow; row--) {
    if (columns.some((column) => values[row][column] !== null && values[row][column] !== "")) return row - firstRow + 1;
  }
  return 0;
}
