import type { CellValue } from "../../workbook/port.ts";

/** "gpt-4 correct c" is the column of gpt-4; a column named only "c" has no model's name. */
export function modelName(cell: CellValue): string {
  const words = String(cell ?? "").replace(/\b(n?_?correct|passed|passes|solved|resolved|successes|samples)\b/gi, " ");
  return words
    .replace(/[([]\s*c\s*[)\]]|(^|\s)c$/gi, " ")
    .replace(/[\s:_-]+$|^[\s:_-]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
