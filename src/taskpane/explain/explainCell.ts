import type { Area, CellError, CellValue, ErrorsOf, Workbook } from "../../workbook/port.ts";
import { relative } from "../table/cellAddress.ts";
import type { FunctionEntry } from "../formulas/functionList.ts";
import { strings } from "../strings.ts";
import { argumentCells, type ArgumentCells } from "./argumentCells.ts";
import { parseCall } from "./parseCall.ts";
import { type Uncertainty, uncertaintyOf } from "./uncertaintyOf.ts";

export interface Explanation {
  cell: string;
  /** The cell that holds the formula, where the selected one only shows a part of a spilled result. */
  anchor: string | null;
  formula: string;
  name: string | null;
  inputs: (ArgumentCells & { name: string })[];
  value: CellValue;
  /** Null where the cell shows no number, or none of ours. */
  uncertainty: Uncertainty | null;
}

const averageOfCells = /^=AVERAGE\(([^()]+)\)$/i;

/** What stands behind the selected cell; null where it holds no EVAL formula, no average of cells and no error. */
export async function explainCell(
  workbook: Workbook,
  entries: FunctionEntry[],
  errorsOf: ErrorsOf = () => [],
): Promise<Explanation | null> {
  const at = { ...(await workbook.selection()), rows: 1, columns: 1 };
  const [[value]] = (await workbook.read(at)).values;
  const [spill = at] = await workbook.spills(at);
  const first: Area = { ...spill, rows: 1, columns: 1 };
  const [[formula]] = (await workbook.read(first)).formulas;
  const call = parseCall(formula);
  const failed = value !== null && typeof value === "object";
  const averaged = averageOfCells.exec(formula)?.[1].split(",");
  if (!call && !averaged && !failed) return null;
  const { parameters = [] } = entries.find(({ name }) => name === call?.name) ?? {};
  const inputs = await Promise.all(
    (call?.arguments ?? averaged ?? []).map(async (text, i) => ({
      name: call ? (parameters[i]?.name ?? strings.explain.argument(i + 1)) : strings.explain.averaged,
      ...(await argumentCells(workbook, text, at.sheet)),
    })),
  );
  const explanation = { cell: relative(at), formula, name: call?.name ?? null, inputs };
  const anchor = at.row === first.row && at.column === first.column ? null : relative(first);
  const alone = call !== null && /^=EVAL(_DEV)?\.\w+\([^()]*\)$/i.test(formula);
  const place = { row: at.row - first.row, column: at.column - first.column };
  const said =
    failed && !value.message && call
      ? messageOf(errorsOf, call.name, parameters.length, inputs, alone ? place : null)
      : null;
  const uncertainty = async (): Promise<Uncertainty> => {
    if (!call || !alone) return { standardError: null, interval: null, text: strings.explain.noneAround };
    const [result] = (await workbook.read({ ...spill, row: at.row, rows: 1 })).values;
    return uncertaintyOf({ name: call.name, inputs: inputs.map(({ cells }) => cells), place, result });
  };
  return {
    ...explanation,
    anchor,
    value: failed && said ? { ...value, message: said } : value,
    uncertainty: (call || averaged) && typeof value === "number" ? await uncertainty() : null,
  };
}

/** The message of the error at a place of the result, or of the first where the call is a part of a formula. */
function messageOf(
  errorsOf: ErrorsOf,
  name: string,
  parameters: number,
  inputs: ArgumentCells[],
  place: { row: number; column: number } | null,
): string | null {
  if (inputs.some(({ cells, text }) => cells === null && text !== "")) return null;
  const errors = errorsOf(
    name,
    Array.from({ length: parameters }, (_, i) => inputs[i]?.cells ?? null),
  );
  const error: CellError | null | undefined =
    errors.length === 1 && errors[0].length === 1
      ? errors[0][0]
      : place
        ? errors[place.row]?.[place.column]
        : errors.flat().find(Boolean);
  return error?.message ?? null;
}
