/** A host for the formulas as Excel is one: it keeps the functions that are associated and calls them with matrices of cells. */
export interface HostError {
  code: string;
  message: string;
}

export type Result = number | string | boolean | HostError;
export type Argument = unknown;

class CellError extends Error {
  readonly code: string;

  constructor(code: string, message = "") {
    super(message);
    this.code = code;
  }
}

/** The global that the formulas need, and the functions that were associated with it. */
export function customFunctionsHost() {
  const functions = new Map<string, (...args: unknown[]) => unknown>();
  const ErrorCode = {
    invalidValue: "#VALUE!",
    notAvailable: "#N/A",
    divisionByZero: "#DIV/0!",
    invalidNumber: "#NUM!",
    nullReference: "#NULL!",
    invalidName: "#NAME?",
    invalidReference: "#REF!",
  };
  const associate = (id: string, formula: (...args: unknown[]) => unknown) => functions.set(id, formula);
  return { CustomFunctions: { Error: CellError, ErrorCode, associate }, functions };
}

/** A range as rows of cells; a scalar is one cell. */
export function matrix(argument: Argument): unknown[][] {
  return Array.isArray(argument) ? argument : [[argument]];
}

/** A column of cells. */
export function column(...cells: unknown[]): unknown[][] {
  return cells.map((cell) => [cell]);
}

/** An error cell as Excel hands it to a formula that accepts errors. */
export function errorCell(code: string) {
  return { type: "Error", basicType: "Error", basicValue: code };
}

/** Calls a formula of `count` parameters as Excel does: null for what is left out, an invocation object last. */
export function invoke(
  formula: (...args: unknown[]) => unknown,
  count: number,
  id: string,
  args: readonly Argument[],
): Result[][] {
  const given = Array.from({ length: count }, (_, index) => (index < args.length ? matrix(args[index]) : null));
  return formula(...given, { functionName: id }) as Result[][];
}

export function isError(result: Result): result is HostError {
  return typeof result === "object" && result !== null && "code" in result;
}
