import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** The counts behind a published teaching figure, rebuilt: where the plug-in falls short. */
export function heldOutSums(counts: number[][]): SheetContent {
  const last = counts.length + 1;
  const ks = [1, 8, 16];
  const header = [
    "question",
    "samples (n)",
    "correct (c)",
    ...ks.map((k) => `pass@${k}`),
    ...ks.map((k) => `plug-in@${k}`),
  ];
  const rows = counts.map((row, i) => [
    ...row,
    ...["PASSK", "PASSK_PLUGIN"].flatMap((f) => ks.map((k) => `=EVAL.${f}($B${i + 2},$C${i + 2},${k})`)),
  ]);
  const summary = [
    [`average of ${counts.length} questions`, ...ks],
    ["pass@k: AVERAGE of the column", ..."DEF".split("").map((f) => `=AVERAGE(${f}2:${f}${last})`)],
    ["pass@k: PASSK_MEAN, one formula", `=EVAL.PASSK_MEAN($B$2:$B$${last},$C$2:$C$${last},$L$1:$N$1)`],
    ["plug-in (biased low)", ..."GHI".split("").map((f) => `=AVERAGE(${f}2:${f}${last})`)],
    [],
    ["REBUILT, NOT MEASURED: one set of counts that agrees"],
    ["with every figure a published teaching plate gives"],
    ["(8 never solved, 4 always; pass@1 49.6 %; pass@8"],
    ["69.3 % against 68.1 % plug-in; pass@16 73.3 %"],
    ["against 70.7 %)."],
  ];
  return {
    name: "Held-out sums",
    cells: beside([header, ...rows], 10, summary),
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [76, 84, 84, ...Array<number>(6).fill(84), 28, 320, 84, 84, 84],
    numberFormats: [
      { area: { row: 0, column: 11, rows: 1, columns: 3 }, format: '"k = "0' },
      { area: { row: 1, column: 3, rows: counts.length, columns: 6 }, format: "0.0000" },
      { area: { row: 1, column: 11, rows: 3, columns: 3 }, format: "0.0000" },
    ],
  };
}
