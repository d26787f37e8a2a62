/** A column of labels, one a row: 7, "7" and " 7 " are the same label, shown as it first appeared. */
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, contentOf, shown } from "./cells.ts";
import { rowPlaces } from "./place.ts";

export interface Labels {
  /** Each different label as it first appeared. */
  distinct: (string | number | boolean)[];
  /** For each of the rows asked for, which of them it has. */
  indices: Uint32Array;
}

/** The labels of these rows (from 0) of the column. */
export function labelsOf(column: Cell[], rows: ArrayLike<number>, name: string): Labels {
  const seen = new Map<string, number>();
  const distinct: Labels["distinct"] = [];
  const indices = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index++) {
    const label = labelOf(column[rows[index]], name, rows[index]);
    const key = typeof label === "boolean" ? String(label).toUpperCase() : String(label);
    let known = seen.get(key);
    if (known === undefined) {
      known = distinct.push(label) - 1;
      seen.set(key, known);
    }
    indices[index] = known;
  }
  return { distinct, indices };
}

function labelOf(cell: Cell, name: string, row: number): string | number | boolean {
  const content = contentOf(cell);
  if (content !== null && typeof content !== "object") return content;
  if (content && "errorCode" in content) {
    throw new CellFault(
      content.errorCode,
      `${name} must be free of errors; got ${content.errorCode}${rowPlaces([row])}`,
    );
  }
  throw new DomainError("invalid", name, "a text or a number in each row", shown(cell) + rowPlaces([row]));
}
