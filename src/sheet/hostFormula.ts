import { BaseFunction, type BaseValueObject, ErrorType } from "@univerjs/engine-formula";
import { fromResult, toMatrix } from "./cellValues.ts";
import { type CustomFunction, CustomFunctionError } from "./customFunctions.ts";
import type { FunctionMetadata } from "./functionMetadata.ts";

/** A message for one cell; an empty one takes back what was said of the formula before. */
export interface ErrorMessage {
  sheet: string;
  row: number;
  column: number;
  code: string;
  message: string;
}

/**
 * A formula of the engine that calls a function of functions.js as Excel would. It extends BaseFunction because the
 * engine's own way to register a plain function turns blanks into 0, errors into text, and stops for good on an exception.
 */
export function hostFormula(
  { parameters }: FunctionMetadata,
  run: CustomFunction,
  report: (message: ErrorMessage) => void,
): new (name: string) => BaseFunction {
  return class extends BaseFunction {
    override minParams = parameters.filter(({ optional }) => !optional).length;
    override maxParams = parameters.length;

    override calculate(...values: BaseValueObject[]): BaseValueObject {
      const say = (message: string, code: string, row: number, column: number) =>
        report({ sheet: this.subUnitId ?? "", row: this.row + row, column: this.column + column, code, message });
      try {
        const cells = parameters.map((_, i) => (i < values.length ? toMatrix(values[i]) : null));
        return fromResult(run(...cells, {}), say);
      } catch (error) {
        return fromResult(error instanceof CustomFunctionError ? error : unexpected(error), say);
      }
    }
  };
}

const unexpected = (error: unknown) =>
  new CustomFunctionError(ErrorType.VALUE, error instanceof Error ? error.message : String(error));
