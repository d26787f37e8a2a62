import type { CellInput } from "../../workbook/port.ts";
import type { SheetContent } from "../../workbook/port.ts";
import { beside } from "./beside.ts";

/** Two models on the same problems: their difference with its error, each one's interval, and both curves. */
export function compareModels(problems: number): SheetContent {
  const last = problems + 1;
  const ks = [1, 2, 5, 10];
  const [n, a, b] = ["$B", "$C", "$D"].map((column) => `${column}$2:${column}$${last}`);
  const counts: CellInput[][] = [
    ["problem", "samples n", "gpt-3.5-turbo correct c", "gpt-4 correct c"],
    ...Array.from({ length: problems }, (_, i) => [..."ABCD"].map((column) => `=HumanEval!${column}${i + 2}`)),
  ];
  const everyK = `{${Array.from({ length: 10 }, (_, i) => i + 1).join(";")}}`;
  const curve = (c: string) => [`=EVAL.PASSK_CURVE(${n},${c},${everyK})`];
  const spilled = Array.from({ length: 11 }, () => []);
  const results: CellInput[][] = [
    ["gpt-4 minus gpt-3.5-turbo, paired by problem (PASSK_COMPARE)"],
    ["k", "difference", "standard error", "95% low", "95% high", "p-value"],
    ...ks.map((k, i) => [k, i ? null : `=EVAL.PASSK_COMPARE(${n},${a},${n},${b},$F$3:$F$6)`]),
    [],
    ["each model with its interval (PASSK_MEAN, PASSK_CI)"],
    ["k", "gpt-3.5-turbo", "95% low", "95% high", "gpt-4", "95% low", "95% high"],
    ...ks.map((k, i) => [
      k,
      ...(i
        ? []
        : [a, b].flatMap((c) => [
            `=EVAL.PASSK_MEAN(${n},${c},$F$10:$F$13)`,
            `=EVAL.PASSK_CI(${n},${c},$F$10:$F$13)`,
            null,
          ])),
    ]),
    [],
    ["Standard errors and intervals take the problems as a sample from a"],
    ["wider set. The Chart tab of the pane draws both curves and their bands."],
    [],
    ["the curve of gpt-3.5-turbo (PASSK_CURVE)"],
    curve(a),
    ...spilled,
    ["the curve of gpt-4 (PASSK_CURVE)"],
    curve(b),
  ];
  const numbers = (row: number, rows: number, column: number, columns: number, format = "0.0000") => ({
    area: { row, column, rows, columns },
    format,
  });
  const curveNumbers = (row: number) => [
    numbers(row, 10, 5, 1, "0"),
    numbers(row, 10, 6, 5),
    numbers(row, 10, 11, 1, "0"),
  ];
  return {
    name: "Compare models",
    cells: beside(counts, 5, results),
    headerRows: [0],
    headings: [
      { row: 0, column: 5, rows: 2, columns: 7 },
      { row: 7, column: 5, rows: 2, columns: 7 },
      { row: 17, column: 5, rows: 2, columns: 7 },
      { row: 30, column: 5, rows: 2, columns: 7 },
    ],
    frozenRows: 1,
    columnWidths: [60, 64, 92, 72, 12, 40, 100, 104, 72, 72, 72, 76],
    numberFormats: [numbers(2, 4, 6, 5), numbers(9, 4, 6, 6), ...curveNumbers(19), ...curveNumbers(32)],
  };
}
