import type { SampleSheet } from "./sampleSheet.ts";

/** How many samples a target error costs, planned from the HumanEval counts as a pilot. */
export function plan(problems: number): SampleSheet {
  const last = problems + 1;
  const pilot = `HumanEval!$B$2:$B$${last},HumanEval!$D$2:$D$${last}`;
  const ks = [1, 2, 5];
  const errors = [0.01, 0.005, 0.002, 0.001];
  const ps = [0.05, 0.1, 0.3, 0.5, 0.9];
  const samples = [5, 10, 20, 50, 100, 200];
  return {
    name: "Plan",
    cells: [
      ["standard error wanted", ...ks],
      ...errors.map((error, i) => [
        error,
        ...["B", "C", "D"].map((column) => `=EVAL.PASSK_PLAN(${pilot},${column}$1,$A${i + 2},1)`),
      ]),
      [
        "samples per problem, with gpt-4's HumanEval counts as the pilot and these problems fixed (PASSK_PLAN, target 1)",
      ],
      [],
      ["samples n", ...ps],
      ...samples.map((n, i) => [
        n,
        ...["B", "C", "D", "E", "F"].map((column) => `=SQRT(EVAL.PASSK_VAR($A${i + 9},0,5,${column}$8))`),
      ]),
      ["standard error of one problem's pass@5 when its true pass@1 is p: the root of PASSK_VAR"],
      [],
      ["wanted for a wider set of problems", 0.03],
      ["samples per problem, k = 1", `=EVAL.PASSK_PLAN(${pilot},1,B17,0)`],
      [
        "With target 0 the problems themselves are a sample: below some error no number of samples is enough, only more problems.",
      ],
    ],
    headerRows: [0, 7],
    frozenRows: 1,
    columnWidths: [260, 84, 84, 84, 84, 84],
    numberFormats: [
      { area: { row: 0, column: 1, rows: 1, columns: 3 }, format: '"k = "0' },
      { area: { row: 7, column: 1, rows: 1, columns: 5 }, format: '"p = "0.00' },
      { area: { row: 8, column: 1, rows: 6, columns: 5 }, format: "0.0000" },
    ],
  };
}
