/** The cells of a formula that answers as a whole: its table, or one error cell where it has none. */
import { cellError } from "./cellError.ts";
import type { Cell } from "./cells.ts";

export function spill(compute: () => Cell[][]): Cell[][] {
  try {
    return compute();
  } catch (fault) {
    return [[cellError(fault)]];
  }
}
