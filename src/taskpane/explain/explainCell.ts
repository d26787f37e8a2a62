import type { CellValue, Workbook } from "../../workbook/port.ts";
import { relative } from "../table/cellAddress.ts";
import { type FunctionEntry } from "../formulas/functionList.ts";
import { parseCall } from "./parseCall.ts";
import { parseReference } from "./parseReference.ts";
import { standardErrorOf } from "./standardErrorOf.ts";

export interface Explanation {
  cell: string;
  formula: string;
  name: string | null;
  inputs: { name: string; text: string; numbers: number[] | null }[];
  value: CellValue;
  standardError: number | null;
}

/** What stands behind the selected cell; null where it holds neither an EVAL formula nor an error. */
export async function explainCell(workbook: Workbook, entries: FunctionEntry[]): Promise<Explanation | null> {
  const selection = await workbook.selection();
  const at = { ...selection, rows: 1, columns: 1 };
  const { values, formulas } = await workbook.read(at);
  const [[value]] = values;
  const [[formula]] = formulas;
  const call = parseCall(formula);
  const failed = value !== null && typeof value === "object";
  if (!call && !failed) return null;
  const parameters = entries.find(({ name }) => name === call?.name)?.parameters ?? [];
  const inputs = await Promise.all(
    (call?.arguments ?? []).map(async (text, i) => {
      const area = parseReference(text, selection.sheet);
      const cells = area ? await readUsed(workbook, area).catch(() => null) : null;
      return { name: parameters[i]?.name ?? `argument ${i + 1}`, text, numbers: cells ?? literals(text) };
    }),
  );
  const standardError =
    call && typeof value === "number"
      ? standardErrorOf(
          call.name,
          inputs.map(({ numbers }) => numbers ?? []),
        )
      : null;
  return { cell: relative(at), formula, name: call?.name ?? null, inputs, value, standardError };
}

/** The numbers in an area, as far down as the sheet is used, so that a whole column costs no more than its counts. */
async function readUsed(workbook: Workbook, area: NonNullable<ReturnType<typeof parseReference>>): Promise<number[]> {
  const used = await workbook.usedArea(area.sheet);
  const rows = Math.min(area.rows, Math.max(1, used ? used.row + used.rows - area.row : 1));
  const { values } = await workbook.read({ ...area, rows });
  return values.flat().flatMap((cell) => (cell === null || cell === "" ? [] : [Number(cell)]));
}

function literals(text: string): number[] | null {
  const parts = text.replace(/^\{|\}$/g, "").split(/[,;]/);
  const numbers = parts.map((part) => (part.trim() === "" ? NaN : Number(part)));
  return numbers.every(Number.isFinite) ? numbers : null;
}
