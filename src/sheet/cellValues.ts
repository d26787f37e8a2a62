/** Values of the sheet's engine in, cells as Excel hands them to a custom function out; and back. */
import {
  ArrayValueObject,
  type BaseValueObject,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from "@univerjs/engine-formula";
import { CustomFunctionError } from "./customFunctions.ts";

const knownErrors = new Set<string>(Object.values(ErrorType));

/** The matrix that Excel would hand over: blanks as null, error cells as entities. */
export function toMatrix(value: BaseValueObject): unknown[][] {
  if (!value.isArray()) return [[toCell(value)]];
  return value.getArrayValue().map((row) => row.map((cell) => (cell ? toCell(cell) : null)));
}

function toCell(value: BaseValueObject): unknown {
  if (value.isNull()) return null;
  if (value.isError())
    return { type: "Error", basicType: "Error", basicValue: (value as ErrorValueObject).getErrorType() };
  return value.getValue();
}

/** What the engine shows for a result; an error's message goes to `report` with its place in the result. */
export function fromResult(
  result: unknown,
  report: (message: string, code: string, row: number, column: number) => void,
): BaseValueObject {
  const fromCell = (cell: unknown, row: number, column: number): BaseValueObject => {
    if (typeof cell === "number" && Number.isFinite(cell)) return NumberValueObject.create(cell);
    if (typeof cell === "string") return StringValueObject.create(cell);
    if (typeof cell === "boolean") return BooleanValueObject.create(cell);
    if (cell === null || cell === undefined) return NullValueObject.create();
    const error = cell instanceof CustomFunctionError ? cell : errorEntity(cell);
    const code = error && knownErrors.has(error.code) ? error.code : ErrorType.VALUE;
    report(error?.message ?? "", code, row, column);
    return ErrorValueObject.create(code as ErrorType);
  };
  if (!Array.isArray(result)) return fromCell(result, 0, 0);
  const rows = result as unknown[][];
  if (rows.length === 1 && rows[0].length === 1) return fromCell(rows[0][0], 0, 0);
  return ArrayValueObject.create({
    calculateValueList: rows.map((row, r) => row.map((cell, c) => fromCell(cell, r, c))),
    rowCount: rows.length,
    columnCount: rows[0]?.length ?? 0,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

/** An error cell that a formula passes through. */
function errorEntity(cell: unknown): { code: string; message: string } | undefined {
  const { basicValue } = cell as { basicValue?: unknown };
  return typeof basicValue === "string" ? { code: basicValue, message: "" } : undefined;
}
