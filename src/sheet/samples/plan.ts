import type { SheetContent } from "../../workbook/port.ts";

/** How many samples a target error costs, planned from the HumanEval counts as a pilot. */
export function plan(problems: number): SheetContent {
  const last = problems + 1;
  const pilot = `HumanEval!$B$2:$B$${last},HumanEval!$D$2:$D$${last}`;
  const ks = [1, 2, 5];
  const fixedErrors = [0.01, 0.005, 0.002, 0.001];
  const widerErrors = [0.03, 0.027, 0.025, 0.02];
  const ps = [0.05, 0.1, 0.3, 0.5, 0.7];
  const samples = [5, 10, 20, 50, 100, 200];
  const planned = (errors: number[], head: number, target: 0 | 1) =>
    errors.map((error, i) => [
      error,
      ...["B", "C", "D"].map((column) => `=EVAL.PASSK_PLAN(${pilot},${column}$${head},$A${head + 1 + i},${target})`),
    ]);
  const cells = [
    ["How many samples a problem? The pilot is gpt-4 on HumanEval: 164 problems x 10 samples."],
    ["error wanted for these problems", ...ks],
    ...planned(fixedErrors, 2, 1),
    ["PASSK_PLAN, target 1: the error of the mean over these very problems."],
    [],
    ["error wanted for a wider set", ...ks],
    ...planned(widerErrors, 9, 0),
    ["PASSK_PLAN, target 0: the problems are a sample too. #N/A: no number of samples reaches it, only more problems."],
    [],
    ["error of one problem's pass@5", ...ps],
    ...samples.map((n, i) => [
      n,
      ...["B", "C", "D", "E", "F"].map((column) => `=SQRT(EVAL.PASSK_VAR($A${i + 17},0,5,${column}$16))`),
    ]),
    ["The root of PASSK_VAR for n samples when the problem's true pass@1 is p."],
  ];
  const area = (row: number, column: number, rows: number, columns: number) => ({ row, column, rows, columns });
  return {
    name: "Plan",
    cells,
    headerRows: [0],
    headings: [area(0, 0, 2, 6), area(8, 0, 1, 6), area(15, 0, 1, 6)],
    frozenRows: 1,
    columnWidths: [240, 88, 88, 88, 88, 88],
    numberFormats: [
      ...[1, 8].map((row) => ({ area: area(row, 1, 1, 3), format: '"k = "0' })),
      { area: area(15, 1, 1, 5), format: '"p = "0.00' },
      { area: area(16, 0, 6, 1), format: '"n = "0' },
      { area: area(16, 1, 6, 5), format: "0.0000" },
    ],
  };
}
