/** Calls a formula as Excel does, with matrices of cells. */
export interface HostError {
  code: string;
  message: string;
}

export type Result = number | string | boolean | HostError;
export type Argument = unknown;

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
