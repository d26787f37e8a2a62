import { describe, expect, test } from "@jest/globals";
import { summaryIn } from "../../src/taskpane/analyse/summaryIn.ts";
import type { ReportRow } from "../../src/taskpane/share/readReport.ts";
import { reportText } from "../../src/taskpane/share/reportText.ts";
import type { CellValue } from "../../src/workbook/port.ts";

const [n, c] = ["B", "C"].map((column) => `'Counts'!$${column}$2:$${column}$9`);
const counts = (column: number) => ({ sheet: "Counts", row: 1, column, rows: 8, columns: 1 });

function read(rows: [value: CellValue, formula?: string][][], area = { row: 0, column: 0 }) {
  const values = rows.map((row) => row.map(([value]) => value));
  const formulas = rows.map((row) => row.map(([, formula = ""]) => formula));
  const shape = { sheet: "Summary", rows: rows.length, columns: rows[0].length };
  return summaryIn({ area: { ...area, ...shape }, values, formulas, hiddenRows: [] });
}

describe("summaryIn(block)", () => {
  const line: [CellValue, string?][] = [
    ["gpt-4"],
    [10],
    [0.9, `=EVAL.PASSK_MEAN(${n},${c},$B1)`],
    [0.02, `=EVAL.PASSK_SE(${n},${c},$B1)`],
    [0.85, `=EVAL.PASSK_CI(${n},${c},$B1,$B$2)`],
    [0.94],
  ];
  const confidence: [CellValue, string?][] = [["confidence"], [0.9], [null], [null], [null], [null]];
  const found = { model: "gpt-4", k: 10, estimate: 0.9, standardError: 0.02, low: 0.85, high: 0.94 };

  test("finds a line with the cells that its formulas name", () => {
    expect(read([line, confidence]).lines).toEqual([{ ...found, confidence: 0.9, n: counts(1), c: counts(2) }]);
  });
  test("follows a summary that was moved, and takes numbers written into the formulas", () => {
    const moved = line.map(([value, formula]): [CellValue, string?] => [
      value,
      formula?.replaceAll("$B1", "10").replace(",$B$2)", ",0.8)"),
    ]);
    expect(read([moved], { row: 40, column: 3 }).lines).toMatchObject([{ ...found, confidence: 0.8 }]);
  });
  test("gives an error of a cell as it is, for the report to name", () => {
    const error = { error: "#N/A", message: "k must be at most 5" };
    const failed = line.map(([value, formula]): [CellValue, string?] => [value === 0.9 ? error : value, formula]);
    expect(read([failed, confidence]).lines[0].estimate).toEqual(error);
  });
  test("finds a comparison with its spilled row", () => {
    const other = c.replaceAll("C", "D").replace("Dounts", "Counts");
    const formula = `=EVAL_DEV.PASSK_COMPARE(${n},${c},${n},${other},$B1,0.95)`;
    const row: [CellValue, string?][] = [["b less a"], [5], [0.1, formula], [0.03], [0.04], [0.16], [0.002]];
    expect(read([row]).comparisons).toEqual([
      { k: 5, a: counts(2), b: counts(3), difference: 0.1, standardError: 0.03, low: 0.04, high: 0.16, p: 0.002 },
    ]);
  });
  test("finds nothing where the three formulas do not stand side by side", () => {
    expect(read([line.slice(0, 4)]).lines).toEqual([]);
  });
});

const row: ReportRow = {
  model: "a_b|c",
  k: 5,
  confidence: 0.995,
  estimate: 0.123456,
  error: { standardError: 0.01, low: 0.1, high: 0.15 },
  least: 10,
  most: 20,
  problems: 40,
};
const comparison = {
  a: "old",
  b: "new",
  k: 5,
  confidence: 0.9,
  problems: 40,
  difference: -0.0123,
  standardError: 0.004,
  low: -0.02,
  high: -0.0046,
  p: 0.0004,
};

describe("reportText(report, format)", () => {
  const text = (format: "sentence" | "markdown" | "latex" | "tsv", rows = [row]) =>
    reportText({ rows, comparisons: [] }, format);
  test('"sentence" says what was estimated, from what, and what the error covers', () => {
    expect(text("sentence")).toBe(
      "a_b|c reaches pass@5 = 12.3% (unbiased estimator of Chen et al. 2021, n = 10-20 samples for each of 40 problems, averaged over problems; standard error 1.0%, 99.5% interval 10.0% to 15.0% by the Agresti-Coull-type t method; the error covers the choice of problems from a wider population and the sampling).",
    );
  });
  test('"sentence" leaves the error out where there is one problem', () => {
    expect(text("sentence", [{ ...row, error: null, problems: 1 }])).toMatch(/n = 10-20 samples for one problem\)\.$/);
  });
  test('"sentence" says the difference of two models in percentage points', () => {
    expect(reportText({ rows: [row], comparisons: [comparison] }, "sentence").split("\n")[1]).toBe(
      "At k = 5, new less old is -1.2 percentage points (standard error 0.4, 90% interval -2.0 to -0.5, paired t over 40 problems, p < 0.001).",
    );
  });
  test('"markdown" and "latex" escape what would break their tables, "tsv" keeps every digit', () => {
    expect(text("markdown").split("\n")[2]).toBe("| a_b\\|c | 5 | 0.1235 | 0.0100 | 0.1000 | 0.1500 | 10-20 | 40 |");
    expect(text("latex").split("\n")[4]).toBe("a\\_b|c & 5 & 0.1235 & 0.0100 & 0.1000 & 0.1500 & 10-20 & 40 \\\\");
    expect(text("tsv").split("\n")[1]).toBe("a_b|c\t5\t0.123456\t0.01\t0.1\t0.15\t10-20\t40");
  });
  test("is empty without rows", () => {
    expect(text("markdown", [])).toBe("");
  });
});
