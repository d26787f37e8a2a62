/** A column of labels beside the counts: 7, "7" and " 7 " are the same label, shown as it first appeared. */
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, contentOf, shown } from "./cells.ts";
import { columnBeside, type Columns } from "./columns.ts";
import { isOmitted } from "./isOmitted.ts";
import { readRows } from "./readRows.ts";

type Label = string | number | boolean;

interface Labels {
  /** Each different label as it first appeared. */
  distinct: Label[];
  /** For each filled row of the counts, which of them it has. */
  indices: Uint32Array;
}

/** The labels of the rows that are filled; undefined where the column is left out. */
export function labelsBeside(columns: Columns, argument: unknown, name: string): Labels | undefined {
  if (isOmitted(argument)) return undefined;
  const cells = columnBeside(columns, argument, name);
  const known = new Map<string, number>();
  const distinct: Label[] = [];
  const indices = new Uint32Array(columns.rows.length);
  readRows(columns.rows, (row, index) => {
    const label = labelIn(cells[row], name);
    const key = typeof label === "boolean" ? String(label).toUpperCase() : String(label).trim();
    if (!known.has(key)) known.set(key, distinct.push(label) - 1);
    indices[index] = known.get(key) as number;
  });
  return { distinct, indices };
}

/** The label in a cell, as it stands there. */
export function labelIn(cell: Cell, name: string): Label {
  const content = contentOf(cell);
  if (content !== null && typeof content !== "object") return typeof cell === "string" ? cell : content;
  if (content === null || !("errorCode" in content)) {
    throw new DomainError("invalid", name, "a text or a number in each row", shown(cell));
  }
  throw new CellFault(content.errorCode, `${name} must be free of errors; got ${content.errorCode}`);
}
