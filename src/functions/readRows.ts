/** Reads rows and, where some are bad, says how many, which of them come first, and what is wrong with the first. */
import { DomainError } from "../estimators/domainError.ts";
import { CellFault } from "./cellError.ts";
import { rowPlaces } from "./place.ts";

/** Reads each of the rows (from 0); an error cell of the input ends it at once with that error. */
export function readRows(rows: number[], read: (row: number, index: number) => void) {
  const bad: number[] = [];
  let reason: DomainError | undefined;
  rows.forEach((row, index) => {
    try {
      read(row, index);
    } catch (fault) {
      if (fault instanceof CellFault) throw new CellFault(fault.code, fault.message + rowPlaces([row]));
      if (!(fault instanceof DomainError)) throw fault;
      reason ??= fault;
      bad.push(row);
    }
  });
  if (!reason) return;
  const many = bad.length > 1 ? `rows are bad${rowPlaces(bad)}` : "rows is bad";
  const more = rows.length > 1 ? `; ${bad.length} of ${rows.length} ${many}` : "";
  throw new CellFault("#VALUE!", (reason as DomainError).message + rowPlaces([bad[0]]) + more);
}
