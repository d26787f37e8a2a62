/** What a parameter accepts; the name and the rule are the words of its messages. */
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, errorCodeOf, numberOf, shown } from "./cells.ts";

export interface Parameter {
  name: string;
  rule: string;
  /** The number as the parameter takes it; NaN where it breaks the rule. */
  accept(number: number): number;
}

/** A whole number from `least` to 2^53-1; arithmetic may have left it within 1e-9 of a whole number. */
export function count(name: string, least: 0 | 1): Parameter {
  return {
    name,
    rule: `a whole number from ${least} to 9007199254740991`,
    accept(number) {
      if (Number.isSafeInteger(number) && number >= least) return number + 0;
      const whole = Math.round(number);
      return Math.abs(whole - number) <= 1e-9 && whole >= least && whole <= Number.MAX_SAFE_INTEGER ? whole + 0 : NaN;
    },
  };
}

/** A number from 0 to 1, such as a probability. */
export function fraction(name: string): Parameter {
  return {
    name,
    rule: "a number from 0 to 1",
    accept: (number) => (number >= 0 && number <= 1 ? number + 0 : NaN),
  };
}

/** The number in a cell, or the fault that says why it is none. */
export function read(parameter: Parameter, cell: Cell): number {
  const number = parameter.accept(numberOf(cell));
  if (!Number.isNaN(number)) return number;
  const code = errorCodeOf(cell);
  if (code !== undefined) throw new CellFault(code, `${parameter.name} must be ${parameter.rule}; got ${code}`);
  throw new DomainError("invalid", parameter.name, parameter.rule, shown(cell));
}
