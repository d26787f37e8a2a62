import { strings } from "../strings.ts";
import type { Table } from "../table/table.ts";
import { countedRows } from "./countedRows.ts";
import type { Finding } from "./finding.ts";

const fewProblems = 30;

/** What is wrong with the numbers of samples, and with how many problems there are. */
export function samplesFindings(table: Table, k: number): Finding[] {
  const words = strings.check;
  const { n: column } = table.columns;
  const { rows, blank, count } = countedRows(table);
  const sampled = rows.filter((row) => (count(row, column) ?? 0) > 0);
  const samples = sampled.map((row) => count(row, column)!);
  const least = samples.reduce((a, b) => Math.min(a, b), Infinity);
  const most = samples.reduce((a, b) => Math.max(a, b), 0);
  const found: Finding[] = [
    {
      ...words.notCount,
      severity: "error",
      column,
      rows: rows.filter((row) => !blank(row, column) && count(row, column) === null),
    },
    { ...words.oneBlank, severity: "error", column, rows: rows.filter((row) => blank(row, column)) },
    { ...words.noSamples, severity: "error", column, rows: rows.filter((row) => count(row, column) === 0) },
    most === 1
      ? { ...words.oneSample, severity: k > 1 ? "error" : "info", column, rows: sampled }
      : {
          ...words.nBelowK(k, least),
          severity: "error",
          column,
          rows: sampled.filter((row) => count(row, column)! < k),
        },
    {
      ...words.mixedN(least, most),
      severity: "warning",
      column,
      rows: least === most ? [] : sampled.filter((row) => count(row, column) !== most),
    },
    {
      ...words.fewProblems(rows.length),
      severity: rows.length < 2 ? "warning" : "info",
      column,
      rows: rows.length < fewProblems ? rows : [],
    },
  ];
  return found;
}
