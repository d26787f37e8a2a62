import type { CellInput } from "../../workbook/port.ts";
import { beside } from "./beside.ts";
import type { SampleSheet } from "./sampleSheet.ts";

/** Two models on the same problems: their difference with its error, each one's interval, and both curves. */
export function compareModels(problems: number): SampleSheet {
  const last = problems + 1;
  const ks = [1, 2, 5, 10];
  const [n, a, b] = ["$B", "$C", "$D"].map((column) => `${column}$2:${column}$${last}`);
  const counts: CellInput[][] = [
    ["problem", "samples n", "gpt-3.5-turbo correct c", "gpt-4 correct c"],
    ...Array.from({ length: problems }, (_, i) => [..."ABCD"].map((column) => `=HumanEval!${column}${i + 2}`)),
  ];
  const everyK = `{${Array.from({ length: 10 }, (_, i) => i + 1).join(";")}}`;
  const results: CellInput[][] = [
    ["k", "gpt-4 minus gpt-3.5-turbo", "standard error", "95 % low", "95 % high", "p-value"],
    ...ks.map((k, i) => [k, i ? null : `=EVAL.PASSK_COMPARE(${n},${a},${n},${b},$F$2:$F$5)`]),
    [],
    ["k", "gpt-3.5-turbo pass@k", "95 % low", "95 % high", "gpt-4 pass@k", "95 % low", "95 % high"],
    ...ks.map((k, i) => [
      k,
      ...(i
        ? []
        : [a, b].flatMap((c) => [
            `=EVAL.PASSK_MEAN(${n},${c},$F$8:$F$11)`,
            `=EVAL.PASSK_CI(${n},${c},$F$8:$F$11)`,
            null,
          ])),
    ]),
    [],
    ["gpt-3.5-turbo: PASSK_CURVE", ...Array<null>(6).fill(null)],
    [`=EVAL.PASSK_CURVE(${n},${a},${everyK})`],
    ...Array.from({ length: 11 }, () => []),
    ["gpt-4: PASSK_CURVE", ...Array<null>(6).fill(null)],
    [`=EVAL.PASSK_CURVE(${n},${b},${everyK})`],
    ...Array.from({ length: 11 }, () => []),
    [
      "Standard errors and intervals take the problems as a sample from a wider set. The difference is paired by problem.",
    ],
  ];
  const decimals = (row: number, column: number, rows: number, columns: number) => ({
    area: { row, column, rows, columns },
    format: "0.0000",
  });
  return {
    name: "Compare models",
    cells: beside(counts, 5, results),
    headerRows: [0],
    headings: [6, 12, 25].map((row) => ({ row, column: 5, rows: 1, columns: 7 })),
    frozenRows: 1,
    columnWidths: [64, 64, 92, 72, 12, 84, 160, 104, 84, 96, 84, 84],
    numberFormats: [
      decimals(1, 6, 4, 4),
      { area: { row: 1, column: 10, rows: 4, columns: 1 }, format: "0.0E+00" },
      decimals(7, 6, 4, 6),
      decimals(14, 6, 10, 5),
      decimals(27, 6, 10, 5),
    ],
  };
}
