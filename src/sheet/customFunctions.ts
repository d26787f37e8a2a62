/** The global that functions.js needs, as Excel gives it: functions register themselves, errors carry a code. */

export type CustomFunction = (...cells: unknown[]) => unknown;

/** An error that a formula throws or puts into its result, with the text that Excel shows at the cell. */
export class CustomFunctionError extends Error {
  readonly code: string;

  constructor(code: string, message = "") {
    super(message);
    this.code = code;
  }
}

/** Sets the global and gives back the functions by id, filled when functions.js has run. */
export function hostCustomFunctions(): Map<string, CustomFunction> {
  const functions = new Map<string, CustomFunction>();
  const host = {
    associate: (id: string, run: CustomFunction) => void functions.set(id, run),
    Error: CustomFunctionError,
    ErrorCode: {
      invalidValue: "#VALUE!",
      notAvailable: "#N/A",
      divisionByZero: "#DIV/0!",
      invalidNumber: "#NUM!",
      nullReference: "#NULL!",
      invalidName: "#NAME?",
      invalidReference: "#REF!",
    },
  };
  Object.assign(globalThis, { CustomFunctions: host });
  return functions;
}
