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

/** What functions.js takes for the global CustomFunctions, and the functions by id, filled when it has run. */
export function customFunctionsHost() {
  const functions = new Map<string, CustomFunction>();
  const CustomFunctions = {
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
  return { CustomFunctions, functions };
}
