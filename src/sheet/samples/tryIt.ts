import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** An empty table to type or paste counts into, with the first steps beside it. */
export function tryIt(): SheetContent {
  const hint = [
    ["Your own counts"],
    ["1. Type or paste one row a problem: its name, its"],
    ["    samples n, and how many of them are correct, c."],
    ["2. In D2 type =EVAL.PASSK(B2,C2,10) and drag the"],
    ["    handle at the cell's corner down."],
    ["3. Average the column: =AVERAGE(D2:D100). Or in one go:"],
    ["    =EVAL.PASSK_MEAN(B2:B100,C2:C100,{1,5,10})"],
    [],
    ["k may not be greater than n. A cell that shows #N/A says"],
    ["why below the grid when you select it."],
    ["Whole files of results go in by the pane: tab Import."],
  ];
  return {
    name: "Try it",
    cells: beside([["problem", "n", "c", "pass@10"]], 5, hint),
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [160, 64, 64, 88, 12, 420],
    numberFormats: [
      { area: { row: 1, column: 1, rows: 300, columns: 2 }, format: "General" },
      { area: { row: 1, column: 3, rows: 300, columns: 1 }, format: "0.0000" },
    ],
  };
}
