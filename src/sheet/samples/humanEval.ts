import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** Two models on HumanEval: PASSK filled down at k = 1, 5, 10, and three ways to their averages. */
export function humanEval(counts: number[][]): SheetContent {
  const last = counts.length + 1;
  const names = ["gpt-3.5-turbo", "gpt-4"];
  const ks = [1, 5, 10];
  const header = ["problem", "samples n", ...names.map((name) => `${name} correct c`)];
  const filled = names.flatMap((name, model) =>
    ks.map((k) => [
      `${name} pass@${k}`,
      ...counts.map((_, i) => `=EVAL.PASSK($B${i + 2},$${"CD"[model]}${i + 2},${k})`),
    ]),
  );
  const n = `$B$2:$B$${last}`;
  const summary = names.flatMap((name, model) => {
    const c = ["C", "D"][model];
    const columns = ["KLM", "NOP"][model];
    const column = `$${c}$2:$${c}$${last}`;
    return [
      [`${name}: AVERAGE of its column`, ...[...columns].map((f) => `=AVERAGE(${f}2:${f}${last})`)],
      [`${name}: PASSK_MEAN, spilled`, `=EVAL.PASSK_MEAN(${n},${column},$G$1:$I$1)`],
      [
        `${name}: PASSK_PLUGIN, biased low`,
        ...["G", "H", "I"].map((k) => `=AVERAGE(EVAL.PASSK_PLUGIN(${n},${column},${k}$1))`),
      ],
    ];
  });
  const notes = [
    [],
    ["HumanEval, 164 problems x 10 samples of each model."],
    ["The counts are real, from public per-task results of"],
    ["ten runs; the order of the rows and the problem"],
    ["numbers are ours. Change a count and watch."],
  ];
  return {
    name: "HumanEval",
    cells: beside(
      beside([header, ...counts], 5, [[`average of ${counts.length} problems`, ...ks], ...summary, ...notes]),
      10,
      Array.from({ length: last }, (_, row) => filled.map((cells) => cells[row])),
    ),
    headerRows: [0],
    frozenRows: 1,
    columnWidths: [64, 64, 92, 72, 12, 284, 60, 60, 60, 12, 92, 92, 92, 72, 72, 72],
    numberFormats: [
      { area: { row: 0, column: 6, rows: 1, columns: 3 }, format: '"k = "0' },
      { area: { row: 1, column: 10, rows: counts.length, columns: 6 }, format: "0.0000" },
      { area: { row: 1, column: 6, rows: 6, columns: 3 }, format: "0.0000" },
    ],
  };
}
