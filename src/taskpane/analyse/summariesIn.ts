import type { Area, Block, CellValue } from "../../workbook/port.ts";
import { parseCall } from "../explain/parseCall.ts";
import { parseReference } from "../explain/parseReference.ts";

/** One line of a summary sheet: what its cells hold for one model and one k, and the counts that they follow. */
export interface SummaryLine {
  model: string;
  k: number;
  estimate: CellValue;
  standardError: CellValue;
  low: CellValue;
  high: CellValue;
  confidence: number;
  n: Area;
  c: Area;
}

/** Finds the lines that a summary wrote, wherever they stand by now: PASSK_MEAN, PASSK_SE and PASSK_CI side by side. */
export function summariesIn({ area, values, formulas }: Block): SummaryLine[] {
  const lines: SummaryLine[] = [];
  const numberAt = (text: string): number | null => {
    const cell = parseReference(text, area.sheet);
    const value = cell ? values[cell.row - area.row]?.[cell.column - area.column] : Number(text);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
  };
  formulas.forEach((row, r) =>
    row.forEach((formula, column) => {
      if (!formula.includes("PASSK_MEAN")) return;
      const [mean, error, interval] = [0, 1, 2].map((i) => parseCall(row[column + i] ?? ""));
      if (column < 2 || mean?.name !== "PASSK_MEAN" || error?.name !== "PASSK_SE" || interval?.name !== "PASSK_CI")
        return;
      const [n, c] = mean.arguments.slice(0, 2).map((text) => parseReference(text, area.sheet));
      const k = numberAt(mean.arguments[2]);
      const confidence = numberAt(interval.arguments[3]);
      if (!n || !c || k === null || confidence === null) return;
      const [estimate, standardError, low, high] = [0, 1, 2, 3].map((i) => values[r][column + i] ?? null);
      const model = String(values[r][column - 2] ?? "");
      lines.push({ model, k, estimate, standardError, low, high, confidence, n, c });
    }),
  );
  return lines;
}
