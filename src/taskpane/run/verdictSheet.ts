import type { Verdict } from "../../runner/verdict.ts";
import type { SheetContent } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import type { Run } from "./run.ts";

/** A sheet with a row for each verdict; what a program said is kept as text, so that it never becomes a formula. */
export function verdictSheet({ items }: Run, verdicts: ReadonlyMap<number, Verdict>): SheetContent {
  const rows = items.flatMap(({ problem, sample }, index) => {
    const verdict = verdicts.get(index);
    if (!verdict) return [];
    const message = [verdict.type, verdict.message].filter(Boolean).join(": ") || null;
    const seconds = Number(verdict.seconds.toFixed(3));
    return [[problem, sample, strings.run.status[verdict.status], message, seconds, verdict.mode]];
  });
  return {
    name: strings.run.sheets.verdicts,
    cells: [strings.run.sheets.verdictHeader, ...rows],
    textColumns: [0, 1, 2, 3, 5],
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [160, 70, 110, 320, 80, 70],
  };
}
