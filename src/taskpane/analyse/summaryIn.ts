import type { Area, Block, CellValue } from "../../workbook/port.ts";
import { parseCall } from "../explain/parseCall.ts";
import { parseReference } from "../explain/parseReference.ts";

/** What the cells of a summary hold for one model and one k, and the counts that they follow. */
export interface SummaryLine {
  model: string;
  k: number;
  confidence: number;
  estimate: CellValue;
  standardError: CellValue;
  low: CellValue;
  high: CellValue;
  n: Area;
  c: Area;
}

/** What the cells hold for the difference of two models at one k. */
export interface SummaryComparison {
  k: number;
  /** The columns of correct samples: the difference is that of b less that of a. */
  a: Area;
  b: Area;
  difference: CellValue;
  standardError: CellValue;
  low: CellValue;
  high: CellValue;
  p: CellValue;
}

export interface SummaryCells {
  lines: SummaryLine[];
  comparisons: SummaryComparison[];
}

/**
 * Finds what "Insert summary" wrote, wherever it stands by now: PASSK_MEAN, PASSK_SE and PASSK_CI side by side, and
 * PASSK_COMPARE with its spilled row.
 */
export function summaryIn({ area, values, formulas }: Block): SummaryCells {
  const found: SummaryCells = { lines: [], comparisons: [] };
  const reference = (text = "") => parseReference(text, area.sheet);
  const number = (text = ""): number | null => {
    const cell = reference(text);
    const value = cell ? values[cell.row - area.row]?.[cell.column - area.column] : Number(text || NaN);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
  };
  const ours = (formula: string) => (formula.includes("PASSK_") ? parseCall(formula) : null);
  formulas.forEach((row, r) => {
    const spilled = (column: number) => values[r][column] ?? null;
    row.forEach((formula, column) => {
      const call = ours(formula);
      if (call?.name === "PASSK_COMPARE") {
        const [a, b] = [reference(call.arguments[1]), reference(call.arguments[3])];
        const k = number(call.arguments[4]);
        if (!a || !b || k === null) return;
        const [difference, standardError, low, high, p] = [0, 1, 2, 3, 4].map((i) => spilled(column + i));
        found.comparisons.push({ k, a, b, difference, standardError, low, high, p });
      }
      const [error, interval] = [ours(row[column + 1] ?? ""), ours(row[column + 2] ?? "")];
      if (call?.name !== "PASSK_MEAN" || error?.name !== "PASSK_SE" || interval?.name !== "PASSK_CI") return;
      const [n, c] = [reference(call.arguments[0]), reference(call.arguments[1])];
      const [k, confidence] = [number(call.arguments[2]), number(interval.arguments[3])];
      if (column < 2 || !n || !c || k === null || confidence === null) return;
      const [model, , estimate, standardError, low, high] = [0, 1, 2, 3, 4, 5].map((i) => spilled(column - 2 + i));
      found.lines.push({ model: String(model), k, confidence, estimate, standardError, low, high, n, c });
    });
  });
  return found;
}
