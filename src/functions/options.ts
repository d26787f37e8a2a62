/** Arguments that are one cell: undefined where they are left out, else what the cell holds. */
import { INTERVAL_METHODS } from "../estimators/passAtKInterval.ts";
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, cellsOf, contentOf, shown } from "./cells.ts";
import { isOmitted } from "./isOmitted.ts";
import { count, type Parameter, read } from "./parameter.ts";

const confidence: Parameter = {
  name: "confidence",
  rule: "a number above 0 and below 1",
  accept: (number) => (number > 0 && number < 1 ? number : NaN),
};

const standardError: Parameter = {
  name: "se",
  rule: "a number above 0",
  accept: (number) => (number > 0 ? number : NaN),
};

/** The number in an argument of one cell. */
function numberIn(parameter: Parameter, argument: unknown): number {
  return read(parameter, oneCell(argument, parameter.name));
}

export const drawsIn = (argument: unknown) => numberIn(count("k", 1), argument);
export const standardErrorIn = (argument: unknown) => numberIn(standardError, argument);

export function confidenceIn(argument: unknown): number | undefined {
  return isOmitted(argument) ? undefined : numberIn(confidence, argument);
}

export function targetIn(argument: unknown): number | undefined {
  return isOmitted(argument) ? undefined : numberIn(count("target", 0), argument);
}

export function methodIn(argument: unknown): (typeof INTERVAL_METHODS)[number] | undefined {
  if (isOmitted(argument)) return undefined;
  const cell = oneCell(argument, "method");
  const word = String(contentOf(cell)).toLowerCase();
  return INTERVAL_METHODS.find((method) => method === word) ?? refuse("method", '"ac", "t", "z" or "wilson"', cell);
}

/** TRUE or FALSE, as 1 or 0 too; FALSE where it is left out. */
export function flagIn(argument: unknown, name: string): boolean {
  if (isOmitted(argument)) return false;
  const cell = oneCell(argument, name);
  const word = String(contentOf(cell)).toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : refuse(name, "TRUE or FALSE", cell);
}

function oneCell(argument: unknown, name: string): Cell {
  const cells = cellsOf(argument, name);
  if (cells.length === 1 && cells[0].length === 1) return cells[0][0];
  throw new DomainError("invalid", name, "one cell", `${cells.length} x ${cells[0].length}`);
}

function refuse(name: string, rule: string, cell: Cell): never {
  const content = contentOf(cell);
  if (typeof content === "object" && content !== null && "errorCode" in content) {
    throw new CellFault(content.errorCode, `${name} must be ${rule}; got ${content.errorCode}`);
  }
  throw new DomainError("invalid", name, rule, shown(cell));
}
