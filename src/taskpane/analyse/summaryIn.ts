import type { Block, CellValue } from "../../workbook/port.ts";
import { parseCall } from "../explain/parseCall.ts";
import { parseReference } from "../explain/parseReference.ts";
import { besideLabel } from "../table/besideLabel.ts";
import { strings } from "../strings.ts";
import { placesOf } from "../table/placesOf.ts";

/** What the cells of a summary hold for one model and one k. */
export interface SummaryLine {
  model: string;
  k: number;
  confidence: number | null;
  estimate: CellValue;
  standardError: CellValue;
  low: CellValue;
  high: CellValue;
  /** How many samples a problem has: "10", or "10-20" where they differ. */
  samples: CellValue;
  problems: CellValue;
}

/** What the cells hold for the difference of two models at one k, b less a. */
export interface SummaryComparison {
  a: string;
  b: string;
  k: number;
  confidence: number | null;
  difference: CellValue;
  standardError: CellValue;
  low: CellValue;
  high: CellValue;
  p: CellValue;
}

export interface SummaryCells {
  /** The sheet of the counts that it summarises; null where its cells do not tell. */
  source: string | null;
  /** The first row of those counts, from 0; null where no formula tells. */
  firstRow: number | null;
  lines: SummaryLine[];
  comparisons: SummaryComparison[];
  /** Whether a formula has no value yet. */
  computing: boolean;
}

/**
 * Finds what "Insert summary" wrote by the names of its columns, wherever it stands by now, and also where its formulas
 * were frozen into values.
 */
export function summaryIn({ area, values, formulas }: Block): SummaryCells {
  const words = strings.summary;
  const found: SummaryCells = { source: null, firstRow: null, lines: [], comparisons: [], computing: false };
  const number = (text: string): number | null => {
    const cell = parseReference(text, area.sheet);
    const value = cell ? values[cell.row - area.row]?.[cell.column - area.column] : Number(text || NaN);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
  };
  /** The confidence that a formula names, or else the one that stands on the sheet. */
  const confidenceAt = (row: number, column: number, argument: number): number | null => {
    const call = parseCall(formulas[row][column] ?? "");
    return number(call?.arguments[argument] ?? "") ?? besideLabel(values, words.confidence);
  };
  const below = (names: readonly string[], take: (row: number, column: number, cells: CellValue[]) => void) => {
    for (const { row, column } of placesOf(names, values)) {
      for (let r = row + 1; r < values.length && typeof values[r][column + 1] === "number"; r++) {
        const cells = values[r].slice(column, column + names.length);
        found.computing ||= cells.some((cell, i) => formulas[r][column + i] !== "" && isWaiting(cell));
        take(r, column, cells);
      }
    }
  };
  below(words.header, (row, column, [model, k, estimate, standardError, low, high, samples, problems]) => {
    const call = parseCall(formulas[row][column + 2]);
    const counts = parseReference(call?.arguments[0] ?? "", area.sheet);
    found.source ??= counts?.sheet ?? null;
    found.firstRow ??= counts?.row ?? null;
    const confidence = confidenceAt(row, column + 4, 3);
    found.lines.push({
      ...{ model: String(model), k: Number(k), confidence, estimate, standardError },
      ...{ low, high, samples, problems },
    });
  });
  const models = [...new Set(found.lines.map(({ model }) => model))];
  const pairs = models.flatMap((a) => models.map((b) => ({ a, b, label: words.compare(a, b) })));
  below(words.compareHeader, (row, column, [label, k, difference, standardError, low, high, p]) => {
    const pair = pairs.find((one) => one.label === label);
    if (!pair) return;
    const confidence = confidenceAt(row, column + 2, 5);
    const { a, b } = pair;
    found.comparisons.push({ a, b, k: Number(k), confidence, difference, standardError, low, high, p });
  });
  found.source ??= sourceInTitle(values);
  return found;
}

/** A cell whose formula has no value yet: blank in the embedded sheet, #BUSY! in Excel. */
const isWaiting = (cell: CellValue) => cell === null || (typeof cell === "object" && cell.error === "#BUSY!");

/** A frozen summary still says in its title whose counts it is of. */
function sourceInTitle(values: CellValue[][]): string | null {
  const before = strings.summary.title("");
  const title = values.flat().find((cell) => typeof cell === "string" && cell.startsWith(before));
  return typeof title === "string" ? title.slice(before.length) : null;
}
