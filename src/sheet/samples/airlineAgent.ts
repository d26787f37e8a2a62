import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** An agent's reliability: pass@k beside pass^k, which asks that all k trials pass. */
export function airlineAgent(counts: number[][]): SheetContent {
  const last = counts.length + 1;
  const ks = [1, 2, 3, 4];
  const header = [
    "task",
    "trials (n)",
    "passed (c)",
    ...ks.map((k) => `pass@${k}`),
    ...ks.map((k) => `pass^${k} (all ${k} pass)`),
  ];
  const rows = counts.map((row, i) => [
    ...row,
    ...["PASSK", "PASSHATK"].flatMap((f) => ks.map((k) => `=EVAL.${f}($B${i + 2},$C${i + 2},${k})`)),
  ]);
  const n = `$B$2:$B$${last}`;
  const c = `$C$2:$C$${last}`;
  const summary = [
    [`average of ${counts.length} tasks`, ...ks],
    ["pass@k: at least one of k trials passes", `=EVAL.PASSK_MEAN(${n},${c},$N$1:$Q$1)`],
    [
      "plug-in for pass@k (biased low)",
      ..."NOPQ".split("").map((k) => `=AVERAGE(EVAL.PASSK_PLUGIN(${n},${c},${k}$1))`),
    ],
    ["pass^k: all k trials pass", ..."HIJK".split("").map((f) => `=AVERAGE(${f}2:${f}${last})`)],
    [],
    ["gpt-4o on the airline tasks of tau-bench, 50 tasks x 4"],
    ["trials, counted from its published trajectories (MIT)."],
    ["pass@k and pass^k answer different questions."],
  ];
  return {
    name: "Airline agent",
    cells: beside([header, ...rows], 12, summary),
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [60, 76, 84, ...Array<number>(4).fill(76), ...Array<number>(4).fill(92), 28, 320, 76, 76, 76, 76],
    numberFormats: [
      { area: { row: 0, column: 13, rows: 1, columns: 4 }, format: '"k = "0' },
      { area: { row: 1, column: 3, rows: counts.length, columns: 8 }, format: "0.0000" },
      { area: { row: 1, column: 13, rows: 3, columns: 4 }, format: "0.0000" },
    ],
  };
}
