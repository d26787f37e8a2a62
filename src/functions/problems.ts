/** The counts of a benchmark: pairs of columns, samples before correct ones, with one row a problem. */
import { DomainError } from "../estimators/domainError.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { count, read } from "./parameter.ts";
import { readRows } from "./readRows.ts";

export interface Problems extends Columns {
  /** The numbers of each column, one a problem. */
  counts: Float64Array[];
}

/** Reads the columns that `args` names. */
export function problemsOf(args: Record<string, unknown>): Problems {
  const columns = columnsOf(args);
  const { names, cells, rows } = columns;
  const counts = names.map(() => new Float64Array(rows.length));
  const parameters = names.map((name) => count(name, 0));
  readRows(rows, (row, problem) => {
    for (let index = 0; index < counts.length; index++) {
      const number = read(parameters[index], cells[index][row]);
      counts[index][problem] = number;
      const samples = index % 2 === 1 ? counts[index - 1][problem] : Infinity;
      if (number > samples) {
        throw new DomainError("invalid", names[index], `at most ${names[index - 1]} = ${samples}`, number);
      }
    }
  });
  return { ...columns, counts };
}
