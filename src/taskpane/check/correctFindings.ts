import type { CellValue } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { countOf } from "../table/countOf.ts";
import type { Table } from "../table/table.ts";
import { countedRows } from "./countedRows.ts";
import type { Finding } from "./finding.ts";

/** What is wrong with one model's column of correct samples. */
export function correctFindings(table: Table, column: number): Finding[] {
  const words = strings.check;
  const { n } = table.columns;
  const { rows, cell, blank, count } = countedRows(table);
  const scored = rows.filter((row) => !blank(row, column));
  const notCounts = scored.filter((row) => count(row, column) === null);
  const pairs = scored.flatMap((row) => {
    const [samples, correct] = [count(row, n), count(row, column)];
    return samples && correct !== null ? [{ row, samples, correct }] : [];
  });
  const above = pairs.filter(({ samples, correct }) => correct > samples);
  const wholePercents = 2 * above.length > pairs.length && pairs.every(({ correct }) => correct <= 100);
  const everywhere = (holds: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.length > 1 && pairs.every(holds) ? pairs.map(({ row }) => row) : [];
  return [
    {
      ...(areRates(scored.map((row) => cell(row, column))) ? words.rates : words.notCount),
      severity: "error",
      column,
      rows: notCounts,
    },
    {
      ...words.oneBlank,
      severity: "error",
      column,
      rows: rows.filter((row) => blank(row, column) && !blank(row, n)),
    },
    {
      ...(wholePercents ? words.percents : words.cAboveN),
      severity: "error",
      column,
      rows: above.map(({ row }) => row),
    },
    {
      ...words.allCorrect,
      severity: "warning",
      column,
      rows: everywhere(({ samples, correct }) => correct === samples),
    },
    { ...words.noneCorrect, severity: "warning", column, rows: everywhere(({ correct }) => correct === 0) },
  ];
}

/** Fractions all within 0 and 1, or mostly numbers with a part after the point or a percent sign. */
function areRates(cells: CellValue[]): boolean {
  const rates = cells.map(rateOf).filter((rate) => rate !== null);
  const broken = cells.filter((cell) => countOf(cell) === null && rateOf(cell) !== null);
  const fractions = rates.length === cells.length && rates.every((rate) => rate <= 1);
  return broken.length > 0 && (fractions || 2 * broken.length >= cells.length);
}

function rateOf(cell: CellValue): number | null {
  const text = typeof cell === "string" ? cell.trim().replace(/\s*%$/, "") : cell;
  const rate = text === "" || text === null || typeof text === "object" ? NaN : Number(text);
  return typeof cell !== "boolean" && rate >= 0 && rate <= 100 ? rate : null;
}
