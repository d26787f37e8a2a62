import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** The counts behind a published teaching figure, rebuilt: where the plug-in falls short. */
export function heldOutSums(counts: number[][]): SheetContent {
  const last = counts.length + 1;
  const ks = [1, 8, 16];
  const table = [["question", "samples (n)", "correct (c)"], ...counts];
  const filled = [
    [...ks.map((k) => `pass@${k}`), ...ks.map((k) => `plug-in@${k}`)],
    ...counts.map((_, i) =>
      ["PASSK", "PASSK_PLUGIN"].flatMap((f) => ks.map((k) => `=EVAL.${f}($B${i + 2},$C${i + 2},${k})`)),
    ),
  ];
  const summary = [
    [`average of ${counts.length} questions`, ...ks],
    ["pass@k: AVERAGE of its column", ..."JKL".split("").map((f) => `=AVERAGE(${f}2:${f}${last})`)],
    ["pass@k: PASSK_MEAN, spilled", `=EVAL.PASSK_MEAN($B$2:$B$${last},$C$2:$C$${last},$F$1:$H$1)`],
    ["plug-in, biased low", ..."MNO".split("").map((f) => `=AVERAGE(${f}2:${f}${last})`)],
    [],
    ["REBUILT, NOT MEASURED: one set of counts that agrees"],
    ["with every figure a published teaching plate gives"],
    ["(8 never solved, 4 always; pass@1 49.6%; pass@8"],
    ["69.3% against 68.1% plug-in; pass@16 73.3%"],
    ["against 70.7%)."],
  ];
  return {
    name: "Held-out sums",
    cells: beside(beside(table, 4, summary), 9, filled),
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [72, 84, 84, 12, 284, 68, 68, 68, 12, ...Array<number>(6).fill(76)],
    numberFormats: [
      { area: { row: 0, column: 5, rows: 1, columns: 3 }, format: '"k = "0' },
      { area: { row: 1, column: 5, rows: 3, columns: 3 }, format: "0.0000" },
      { area: { row: 1, column: 9, rows: counts.length, columns: 6 }, format: "0.0000" },
    ],
  };
}
