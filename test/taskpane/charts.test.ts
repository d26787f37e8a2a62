import { describe, expect, test } from "@jest/globals";
import { chartsOfCells } from "../../src/taskpane/chart/chartsOfCells.ts";
import { chartsOfCounts } from "../../src/taskpane/chart/chartsOfCounts.ts";
import { strings } from "../../src/taskpane/strings.ts";
import { tableIn } from "../../src/taskpane/table/tableIn.ts";
import type { Block, CellValue } from "../../src/workbook/port.ts";

type Cell = CellValue | [value: CellValue, formula: string];

function blockOf(rows: Cell[][]): Block {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) => Array.from({ length: columns }, (_, i) => row[i] ?? null));
  const value = (cell: Cell) => (Array.isArray(cell) ? cell[0] : cell);
  return {
    area: { sheet: "Summary", row: 10, column: 0, rows: rows.length, columns },
    values: cells.map((row) => row.map(value)),
    formulas: cells.map((row) => row.map((cell) => (Array.isArray(cell) ? cell[1] : ""))),
    hiddenRows: [],
  };
}

const spilled = ["pass@k", "low", "high", "plug-in", "pass^k", "problems"];
/** Numbers that no counts give, so that none of them can have been computed. */
const points = [
  [1, 0.11, 0.07, 0.17, 0.1],
  [5, 0.55, 0.44, 0.66, 0.5],
];
const curve = (formula = "=EVAL.PASSK_CURVE('Counts'!B2:B9,'Counts'!C2:C9,{1;5},$B$11)"): Cell[][] => [
  ["model", ["k", formula], ...spilled],
  ...points.map((point) => ["gpt-4", ...point, 0, 8]),
];

describe("chartsOfCells(block)", () => {
  test("takes the points of PASSK_CURVE as they stand in its cells, with the confidence that it names", () => {
    const charts = chartsOfCells(blockOf([["confidence", 0.8], ...curve()]))!;
    const [one, five] = points.map(([k, estimate, low, high, plugin]) => ({ k, estimate, low, high, plugin }));
    expect(charts.curves).toEqual([{ name: "gpt-4", points: [one, five] }]);
    expect(charts.confidence).toBe(0.8);
    expect(charts.source).toBe("Drawn from the cells of Summary: B13:F14");
    expect(chartsOfCells(blockOf(curve("=EVAL.PASSK_CURVE(B2:B9,C2:C9)")))!.confidence).toBe(0.95);
  });
  test("takes the values that a curve was frozen into", () => {
    const frozen = curve().map((row) => row.map((cell): Cell => (Array.isArray(cell) ? cell[0] : cell)));
    const charts = chartsOfCells(blockOf([["confidence", 0.9], ...frozen]))!;
    expect(charts.curves[0].points.map(({ estimate }) => estimate)).toEqual([0.11, 0.55]);
    expect(charts.confidence).toBe(0.9);
  });
  test("takes the rates of a summary from its cells, and leaves a model out whose cells are not all numbers", () => {
    const { rate, from, to } = strings.summary;
    const rates: Cell[][] = [
      [rate, from, to, "gpt-4", "gpt-5"],
      ["0% to 50%", 0, 0.5, 33, 1],
      ["50% to 100%", 0.5, 1, 44, { error: "#VALUE!" }],
    ];
    const bins = [
      { from: 0, to: 0.5, problems: 33 },
      { from: 0.5, to: 1, problems: 44 },
    ];
    expect(chartsOfCells(blockOf([...curve(), [], ...rates]))!.rates).toEqual([
      { name: "gpt-4", bins, extremes: null },
    ]);
  });
  test("leaves a point out whose pass@k shows an error, and says so; a curve that failed is named with its message", () => {
    const failed = { error: "#N/A", message: "k must be at most 10" };
    const formula = "=EVAL.PASSK_CURVE(B2:B9,C2:C9,0)";
    const broken: Cell[] = [null, [{ error: "#VALUE!", message: "k must be whole" }, formula]];
    const charts = chartsOfCells(blockOf([...curve(), ["gpt-4", 20, failed, failed, failed, failed], [], broken]))!;
    expect(charts.curves[0].points.map(({ k }) => k)).toEqual([1, 5]);
    expect(charts.warnings).toEqual([
      "The curve in B16 shows #VALUE!: k must be whole",
      "gpt-4 has no point at k = 20, for the cell shows #N/A.",
    ]);
  });
  test("names a curve by the column of its counts on the same sheet, and takes the rates of these", () => {
    const counts = [["problem", "n", "gpt-4 correct c", null, ["k", "=EVAL.PASSK_CURVE(B12:B13,C12:C13)"], ...spilled]];
    const rows: Cell[][] = [
      ["a", 4, 1, null, ...points[0], 0, 2],
      ["b", 4, 4, null, ...points[1], 0, 2],
    ];
    const charts = chartsOfCells(blockOf([...counts, ...rows] as Cell[][]))!;
    expect(charts.curves.map(({ name }) => name)).toEqual(["gpt-4"]);
    expect(charts.rates[0].bins.map(({ problems }) => problems)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
  });
  test("is null where no curve stands", () => {
    expect(
      chartsOfCells(
        blockOf([
          ["problem", "n", "c"],
          ["a", 4, 1],
        ]),
      ),
    ).toBeNull();
  });
});

test("chartsOfCounts(table) computes the curve of each model, and says which rows it leaves out", () => {
  const table = tableIn(
    blockOf([
      ["problem", "n", "c"],
      ["a", 2, 1],
      ["b", 2, 5],
      ["c", 2, 2],
    ]),
  )!;
  const charts = chartsOfCounts(table);
  // pass@1 of 1/2 and 1; pass@2 of 1 and 1.
  expect(charts.curves[0].points.map(({ estimate }) => estimate)).toEqual([0.75, 1]);
  expect(charts.rates[0].extremes).toEqual({ never: 0, always: 1 });
  expect(charts.warnings).toEqual([strings.table.leftOut([13])]);
});
