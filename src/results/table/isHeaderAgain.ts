import { isBlank } from "./columnFacts.ts";
import { squash } from "./names.ts";

/** True for a row that repeats the header, as in files that were joined; blank cells at its end do not matter. */
export function isHeaderAgain(cells: readonly unknown[], header: readonly string[]): boolean {
  if (header.length < 2 || isBlank(cells[0])) return false;
  return header.every((name, i) => {
    const cell = cells[i] ?? "";
    return typeof cell === "string" && squash(cell) === squash(name) && cell.trim().length === name.trim().length;
  });
}
