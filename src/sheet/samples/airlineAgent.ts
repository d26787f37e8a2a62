import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** An agent's reliability: pass@k beside pass^k, which asks that all k trials pass. */
export function airlineAgent(counts: number[][]): SheetContent {
  const last = counts.length + 1;
  const ks = [1, 2, 3, 4];
  const table = [["task", "trials (n)", "passed (c)"], ...counts];
  const filled = [
    [...ks.map((k) => `pass@${k}`), ...ks.map((k) => `pass^${k} (all ${k} pass)`)],
    ...counts.map((_, i) =>
      ["PASSK", "PASSHATK"].flatMap((f) => ks.map((k) => `=EVAL.${f}($B${i + 2},$C${i + 2},${k})`)),
    ),
  ];
  const n = `$B$2:$B$${last}`;
  const c = `$C$2:$C$${last}`;
  const summary = [
    [`average of ${counts.length} tasks`, ...ks],
    ["pass@k: at least one of k trials passes", `=EVAL.PASSK_MEAN(${n},${c},$F$1:$I$1)`],
    ["plug-in for pass@k, biased low", ..."FGHI".split("").map((k) => `=AVERAGE(EVAL.PASSK_PLUGIN(${n},${c},${k}$1))`)],
    ["pass^k: all k trials pass", ..."OPQR".split("").map((f) => `=AVERAGE(${f}2:${f}${last})`)],
    [],
    ["gpt-4o on the airline tasks of tau-bench, 50 tasks x 4"],
    ["trials, counted from its published trajectories (MIT)."],
    ["pass@k and pass^k answer different questions."],
  ];
  return {
    name: "Airline agent",
    cells: beside(beside(table, 4, summary), 10, filled),
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [52, 76, 84, 12, 284, 64, 64, 64, 64, 12, ...Array<number>(4).fill(72), ...Array<number>(4).fill(92)],
    numberFormats: [
      { area: { row: 0, column: 5, rows: 1, columns: 4 }, format: '"k = "0' },
      { area: { row: 1, column: 5, rows: 3, columns: 4 }, format: "0.0000" },
      { area: { row: 1, column: 10, rows: counts.length, columns: 8 }, format: "0.0000" },
    ],
  };
}
