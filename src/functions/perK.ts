/** What an aggregate gives for each k of its k argument, an error in its own place included. */
import { CellFault, cellError } from "./cellError.ts";
import { type Cell, cellsOf } from "./cells.ts";
import { count, read } from "./parameter.ts";
import type { Problems } from "./problems.ts";
import { cellPlace, rowPlaces } from "./place.ts";

/** One result for each cell of k, in the shape of k; `where` is the place of that cell. */
export function cellPerK(argument: unknown, compute: (k: number, where: string) => Cell): Cell[][] {
  const cells = cellsOf(argument, "k");
  const range = { rows: cells.length, columns: cells[0].length };
  return cells.map((line, row) =>
    line.map((cell, column) => {
      const where = cellPlace(range, row, column);
      return attempt(() => compute(read(count("k", 1), cell), where), where);
    }),
  );
}

/** Each k, read row by row: a number, or the error cell that says why it is none and where. */
export function drawsPerK(argument: unknown): Cell[] {
  return cellPerK(argument, (draws) => draws).flat();
}

/** One row of results for each k, read row by row; an error fills its row. */
export function rowPerK(argument: unknown, width: number, compute: (k: number) => Cell[]): Cell[][] {
  return cellPerK(argument, compute).flatMap((line) =>
    line.map((cells) => (Array.isArray(cells) ? cells : new Array<Cell>(width).fill(cells))),
  );
}

/** Refuses problems that have fewer samples than they need, and says which. */
export function requireSamples(
  { rows }: Pick<Problems, "rows">,
  samples: Float64Array,
  need: number,
  name = `k = ${need}`,
) {
  const few = rows.filter((_, problem) => samples[problem] < need);
  if (few.length === 0) return;
  const [have, them] = few.length === 1 ? ["has", "it"] : ["have", "them"];
  const message = `${few.length} of ${rows.length} problems ${have} fewer than ${name} samples${rowPlaces(few)}`;
  throw new CellFault("#N/A", `${message}; leave ${them} out with FILTER or lower k`);
}

/** The result, or the error cell for what it throws; `where` is the place of k. */
export function attempt(compute: () => Cell, where = ""): Cell {
  try {
    return compute();
  } catch (fault) {
    // A fault of the counts names their rows itself; only one of k stands in a cell of k.
    return cellError(fault, String((fault as Error).message).startsWith("k ") ? where : "");
  }
}
