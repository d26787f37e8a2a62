/** The outcome of one sample, as a cell tells it. */
import { DomainError } from "../estimators/domainError.ts";
import { outcomeOf } from "../estimators/outcomeOf.ts";
import { CellFault } from "./cellError.ts";
import { type Cell, contentOf } from "./cells.ts";

/** TRUE or FALSE, or null for no attempt. */
export function outcomeIn(cell: Cell): boolean | null {
  const content = contentOf(cell);
  if (content === null || typeof content !== "object") return outcomeOf(content);
  if ("errorCode" in content)
    throw new CellFault(content.errorCode, `passed must be free of errors; got ${content.errorCode}`);
  throw new DomainError("invalid", "passed", "TRUE or FALSE, 1 or 0, a word or blank", content.opaque);
}
