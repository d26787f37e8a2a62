import type { Area } from "../../workbook/port.ts";
import { absolute, relative } from "../table/cellAddress.ts";
import type { Table } from "../table/table.ts";
import type { FunctionEntry } from "./functionList.ts";

/** Formulas that answer for one problem: beside a row of counts they take that row's cells. */
const oneProblem = new Set([
  "PASSK",
  "PASSK_PLUGIN",
  "PASSK_VAR",
  "PASSK_VAR_UNBIASED",
  "PASSK_TRUE",
  "PASSK_BIAS",
  "PASSHATK",
  "GPASSK",
]);

const usual: Record<string, string> = { p: "0.3", tau: "0.5", se: "0.01" };
/** Which column of the counts each parameter is; a and b are the first two models. */
const meaning: Record<string, "n" | "c" | "cB" | "problem"> = {
  n: "n",
  n_a: "n",
  n_b: "n",
  c: "c",
  c_a: "c",
  c_b: "cB",
  passed: "c",
  problem: "problem",
};

export interface Insertion {
  formula: string;
  at: Area;
  /** The cells that must be empty: as many as there are problems where the formula answers for each. */
  reach: Area;
}

/**
 * The formula as it is written for the user, and the cell it goes to: the selected cell, with the counts of its row or
 * of the whole table; or, where a block is selected, the cell right of the block, with the block's columns in order.
 */
export function insertion(namespace: string, entry: FunctionEntry, selected: Area, table: Table | null): Insertion {
  const selection = withoutHeader(selected, table);
  const block = selection.columns > 1 || selection.rows > 1;
  const required = entry.parameters.filter(({ optional }) => !optional).map(({ name }) => name);
  const columns = block ? selectedColumns(selection) : tableColumns(entry, selection, table);
  let next = 0;
  const values = required.map((name) => {
    if (name === "k") return String(usualDraws(table));
    if (usual[name] && !(block && next < columns.order.length)) return usual[name];
    return (block ? columns.order[next++] : columns.byMeaning[meaning[name]]) ?? example(name, selection.row + 1);
  });
  const at = {
    ...selection,
    column: block ? selection.column + selection.columns : selection.column,
    rows: 1,
    columns: 1,
  };
  const formula = `=${namespace}.${entry.name}(${values.join(",")})`;
  return { formula, at, reach: block && oneProblem.has(entry.name) ? { ...at, rows: selection.rows } : at };
}

/** The rows of counts in a selection that begins above them, as a selection of whole columns does. */
function withoutHeader(selection: Area, table: Table | null): Area {
  if (!table || table.block.area.sheet !== selection.sheet) return selection;
  const { block, columns } = table;
  const top = block.area.row + columns.firstRow;
  const bottom = Math.min(top + columns.rows, selection.row + selection.rows);
  return selection.row < top && bottom > top ? { ...selection, row: top, rows: bottom - top } : selection;
}

interface ArgumentColumns {
  order: string[];
  byMeaning: Partial<Record<"n" | "c" | "cB" | "problem", string>>;
}

function selectedColumns({ row, column, rows, columns }: Area): ArgumentColumns {
  const order = Array.from({ length: columns }, (_, i) => relative({ row, column: column + i, rows, columns: 1 }));
  return { order, byMeaning: {} };
}

function tableColumns(entry: FunctionEntry, selection: Area, table: Table | null): ArgumentColumns {
  if (!table) return { order: [], byMeaning: {} };
  const { block, columns } = table;
  const top = block.area.row + columns.firstRow;
  const within = selection.row >= top && selection.row < top + columns.rows;
  const oneRow = oneProblem.has(entry.name) && within;
  const reference = (column: number) => {
    const area = { column: block.area.column + column, columns: 1 };
    return oneRow
      ? relative({ ...area, row: selection.row, rows: 1 })
      : absolute({ ...area, row: top, rows: columns.rows });
  };
  const [first, second = first] = columns.models;
  return {
    order: [],
    byMeaning: {
      n: reference(columns.n),
      c: reference(first.column),
      cB: reference(second.column),
      ...(columns.problem === null ? {} : { problem: reference(columns.problem) }),
    },
  };
}

/** 10, or the largest k that every problem allows. */
function usualDraws(table: Table | null): number {
  if (!table) return 10;
  const { block, columns } = table;
  const samples = block.values
    .slice(columns.firstRow, columns.firstRow + columns.rows)
    .map((row) => Number(row[columns.n]))
    .filter((n) => n >= 1);
  return samples.reduce((least, n) => Math.min(least, n), 10);
}

const example = (name: string, row: number): string =>
  `${{ n: "B", c: "C", problem: "A", passed: "B" }[name] ?? "B"}${row}`;
