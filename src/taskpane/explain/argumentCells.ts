import type { Area, CellValue, Workbook } from "../../workbook/port.ts";
import { parseReference } from "./parseReference.ts";

/** An argument as it is written, and what the formula finds there. */
export interface ArgumentCells {
  text: string;
  /** Null where the pane cannot know them: the argument is a formula of its own. */
  cells: CellValue[][] | null;
  numbers: number[] | null;
}

/** The cells of an argument: those that it names, or what it writes out. */
export async function argumentCells(workbook: Workbook, text: string, sheet: string): Promise<ArgumentCells> {
  const area = parseReference(text, sheet);
  const cells = area ? await readUsed(workbook, area).catch(() => null) : literal(text);
  const numbers = cells?.flat().flatMap((cell) => (cell === null || cell === "" ? [] : [Number(cell)])) ?? null;
  return { text, cells, numbers: numbers?.every(Number.isFinite) ? numbers : null };
}

/** The cells of an area as far down as the sheet is used, so that a whole column costs no more than its counts. */
async function readUsed(workbook: Workbook, area: Area): Promise<CellValue[][]> {
  const used = await workbook.usedArea(area.sheet);
  const rows = Math.min(area.rows, Math.max(1, used ? used.row + used.rows - area.row : 1));
  return (await workbook.read({ ...area, rows })).values;
}

/** A number, a text, a truth value, or a matrix of them in braces; null for anything else. */
function literal(text: string): CellValue[][] | null {
  if (text.trim() === "") return null;
  const rows = text.replace(/^\{|\}$/g, "").split(";");
  const cells = rows.map((row) => row.split(",").map((part) => constant(part.trim())));
  return cells.flat().includes(undefined) ? null : (cells as CellValue[][]);
}

function constant(text: string): CellValue | undefined {
  const quoted = /^"(.*)"$/.exec(text);
  if (quoted) return quoted[1].replaceAll('""', '"');
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === "true";
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
