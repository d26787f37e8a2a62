/** The cells of a formula: its table, or one error cell where it has no answer at all. */
import { cellError } from "./cellError.ts";
import type { Cell } from "./cells.ts";

export function spill(compute: () => Cell[][]): Cell[][] {
  // A column may hold as many faults as rows; nobody reads their stack traces, which cost several times all the rest.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return compute();
  } catch (fault) {
    return [[cellError(fault)]];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
