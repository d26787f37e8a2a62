import { describe, expect, test } from "@jest/globals";
import { summaryIn } from "../../src/taskpane/analyse/summaryIn.ts";
import type { ReportRow } from "../../src/taskpane/share/readReport.ts";
import { reportText } from "../../src/taskpane/share/reportText.ts";
import { strings } from "../../src/taskpane/strings.ts";
import type { CellValue } from "../../src/workbook/port.ts";

type Cell = [value: CellValue, formula?: string];
const [n, c] = ["B", "C"].map((column) => `'Counts'!$${column}$2:$${column}$9`);

function read(rows: Cell[][], area = { row: 0, column: 0 }) {
  const width = Math.max(...rows.map((row) => row.length));
  const full = rows.map((row) => Array.from({ length: width }, (_, i): Cell => row[i] ?? [null]));
  const values = full.map((row) => row.map(([value]) => value));
  const formulas = full.map((row) => row.map(([, formula = ""]) => formula));
  const shape = { sheet: "Summary", rows: rows.length, columns: width };
  return summaryIn({ area: { ...area, ...shape }, values, formulas, hiddenRows: [] });
}
const names = (header: string[]) => header.map((name): Cell => [name]);
const frozen = (rows: Cell[][]) => rows.map((row) => row.map(([value]): Cell => [value]));

describe("summaryIn(block)", () => {
  const words = strings.summary;
  const line: Cell[] = [
    ["gpt-4"],
    [10],
    [0.9, `=EVAL.PASSK_MEAN(${n},${c},$B3)`],
    [0.02, `=EVAL.PASSK_SE(${n},${c},$B3)`],
    [0.85, `=EVAL.PASSK_CI(${n},${c},$B3,$B$1)`],
    [0.94],
    ["10-20", "=IF(1=2,1,2)"],
    [8, "=SUM(1)"],
  ];
  const summary: Cell[][] = [[["confidence"], [0.9]], names(words.header), line];
  const found = { model: "gpt-4", k: 10, estimate: 0.9, standardError: 0.02, low: 0.85, high: 0.94 };
  const whole = { ...found, confidence: 0.9, samples: "10-20", problems: 8 };

  test("finds a line with its cells, and the sheet of the counts", () => {
    expect(read(summary)).toEqual({ source: "Counts", firstRow: 1, lines: [whole], comparisons: [], computing: false });
  });
  test("finds the line of a summary whose formulas were frozen, and its counts by its title", () => {
    const title: Cell[] = [[words.title("My counts")]];
    expect(read(frozen([title, ...summary]))).toMatchObject({ source: "My counts", lines: [whole] });
  });
  test("follows a summary that was moved, and takes numbers written into the formulas", () => {
    const moved = summary
      .slice(1)
      .map((row) =>
        row.map(([value, formula]): Cell => [value, formula?.replaceAll("$B3", "10").replace(",$B$1)", ",0.8)")]),
      );
    expect(read(moved, { row: 40, column: 3 }).lines).toMatchObject([{ ...found, confidence: 0.8 }]);
  });
  test("gives an error of a cell as it is, for the report to name, and tells that a cell has no value yet", () => {
    const error = { error: "#N/A", message: "k must be at most 5" };
    const shown = (estimate: CellValue) =>
      read([...summary.slice(0, 2), line.map(([value, formula], i): Cell => [i === 2 ? estimate : value, formula])]);
    expect(shown(error).lines[0].estimate).toEqual(error);
    expect([error, null, { error: "#BUSY!" }].map((value) => shown(value).computing)).toEqual([false, true, true]);
  });
  test("finds a comparison of two of its models with its spilled row", () => {
    const other = line.map(([value, formula], i): Cell => [i === 0 ? "gpt-5" : value, formula]);
    const formula = `=EVAL_DEV.PASSK_COMPARE(${n},${c},${n},${c},$B1,0.8)`;
    const row: Cell[] = [[words.compare("gpt-4", "gpt-5")], [5], [0.1, formula], [0.03], [0.04], [0.16], [0.002]];
    const numbers = { k: 5, difference: 0.1, standardError: 0.03, low: 0.04, high: 0.16, p: 0.002 };
    const pair = { a: "gpt-4", b: "gpt-5", ...numbers };
    const all = [...summary, other, [], names(words.compareHeader), row];
    expect(read(all).comparisons).toEqual([{ ...pair, confidence: 0.8 }]);
    expect(read(frozen(all)).comparisons).toEqual([{ ...pair, confidence: 0.9 }]);
  });
  test("finds nothing where a name of a column is missing", () => {
    expect(read([names(words.header.slice(0, 7)), line]).lines).toEqual([]);
  });
});

const row: ReportRow = {
  model: "a_b|c",
  k: 5,
  confidence: 0.995,
  estimate: 0.123456,
  error: { standardError: 0.01, low: 0.1, high: 0.15 },
  samples: "10-20",
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
  test.each([
    ["the model", "The model reaches"],
    ["model 2", "Model 2 reaches"],
    ["gpt-4", "gpt-4 reaches"],
  ])('"sentence" about %s begins with %s', (model, start) => {
    expect(text("sentence", [{ ...row, model }]).startsWith(start)).toBe(true);
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
