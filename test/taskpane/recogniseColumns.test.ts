import { describe, expect, test } from "@jest/globals";
import { recogniseColumns } from "../../src/taskpane/table/recogniseColumns.ts";
import type { CellValue } from "../../src/workbook/port.ts";

const recognised = (values: CellValue[][], formulas = values.map((row) => row.map(() => ""))) =>
  recogniseColumns({ values, formulas });

describe("recogniseColumns(block)", () => {
  test("finds problem, n and c by their names", () => {
    expect(
      recognised([
        ["problem", "n", "c"],
        ["a", 10, 3],
        ["b", 10, 0],
      ]),
    ).toEqual({
      headerRow: 0,
      firstRow: 1,
      rows: 2,
      below: [],
      problem: 0,
      group: null,
      n: 1,
      models: [{ column: 2, name: "" }],
    });
  });
  test("takes several columns of correct samples for several models, and leaves pass@k columns out", () => {
    const header = [
      "problem",
      "samples n",
      "gpt-3.5-turbo correct c",
      "gpt-4 correct c",
      "gpt-4 pass@1",
      "",
      "average of 2 problems",
    ];
    const found = recognised([header, [1, 10, 0, 4, 0.4, null, "gpt-4: AVERAGE"], [2, 10, 10, 1, 0.1, null, null]]);
    expect(found?.models).toEqual([
      { column: 2, name: "gpt-3.5-turbo" },
      { column: 3, name: "gpt-4" },
    ]);
    expect(found?.problem).toBe(0);
  });
  test("finds a group, and a header below a title", () => {
    const found = recognised([
      ["Results", null, null, null],
      ["group", "task", "trials (n)", "passed (c)"],
      ["x", "t1", 4, 2],
    ]);
    expect(found).toMatchObject({ headerRow: 1, firstRow: 2, rows: 1, group: 0, problem: 1, n: 2 });
    expect(found?.models).toEqual([{ column: 3, name: "" }]);
  });
  test("ends at the last row with counts, not at notes beside them", () => {
    const found = recognised([
      ["problem", "n", "c", "note"],
      ["a", 5, 1, "x"],
      [null, null, null, "y"],
    ]);
    expect(found?.rows).toBe(1);
  });
  test("goes by the values where columns have no names: the first whole numbers that bound the next", () => {
    expect(
      recognised([
        ["a", 10, 3],
        ["b", 10, 9],
      ]),
    ).toMatchObject({ headerRow: -1, rows: 2, problem: 0, n: 1 });
    expect(
      recognised([
        [1, 10, 3],
        [2, 10, 9],
      ]),
    ).toMatchObject({ headerRow: -1, firstRow: 0, rows: 2, problem: 0, n: 1 });
  });
  test("is null where nothing looks like counts", () => {
    expect(recognised([["hello", "world"]])).toBeNull();
    expect(
      recognised([
        ["x", "y"],
        [0.5, 0.25],
      ]),
    ).toBeNull();
  });

  const table: CellValue[][] = [
    ["problem", "n", "c"],
    ["a", 10, 3],
    ["b", 10, 6],
  ];
  const withFormulas = (rows: [CellValue[], string[]?][]) =>
    recognised(
      [...table, ...rows.map(([values]) => values)],
      [...table.map((row) => row.map(() => "")), ...rows.map(([, formulas]) => formulas ?? ["", "", ""])],
    );
  test.each<[string, [CellValue[], string[]?][], number[]]>([
    [
      "an average by its formula",
      [
        [
          [null, null, 4.5],
          ["", "", "=AVERAGE(C2:C3)"],
        ],
      ],
      [3],
    ],
    [
      "a sum that is a whole number",
      [
        [
          [null, 20, 9],
          ["", "=SUM(B2:B3)", "=SUM(C2:C3)"],
        ],
      ],
      [3],
    ],
    [
      "a mean pass@k below the counts",
      [
        [
          [null, null, 1],
          ["", "", "=EVAL.PASSK_MEAN(B2:B3,C2:C3,10)"],
        ],
      ],
      [3],
    ],
    ["a total by its label", [[["Total:", 20, 9]]], [3]],
    ["a note below a blank row", [[[null, null, null]], [["seed", null, 42]], [["note", "see", "B"]]], [4, 5]],
    [
      "an average below a blank row",
      [
        [[null, null, null]],
        [
          [null, 10, 4],
          ["", "", "=MEDIAN(C2:C3)"],
        ],
      ],
      [4],
    ],
  ])("ends the counts before %s, and tells its rows", (_, rows, below) => {
    expect(withFormulas(rows)).toMatchObject({ rows: 2, below, n: 1, models: [{ column: 2 }] });
  });
  test("goes on below a blank row where problems do, and keeps counts that are formulas themselves", () => {
    expect(withFormulas([[[null, null, null]], [["c", 10, 1]]])).toMatchObject({ rows: 4, below: [] });
    const counted = [["", "", ""], ...["2", "3"].map((row) => ["", "", `=COUNTIF(E${row}:N${row},TRUE)`])];
    expect(recognised(table, counted)).toMatchObject({ rows: 2, below: [] });
  });
  test("ends the counts before an average where columns have no names too", () => {
    const values = [
      ["a", 10, 3],
      ["b", 10, 6],
      [null, null, 4.5],
    ];
    const formulas = values.map((row) => row.map((cell) => (cell === 4.5 ? "=AVERAGE(C1:C2)" : "")));
    expect(recognised(values, formulas)).toMatchObject({ headerRow: -1, rows: 2, below: [2], n: 1 });
  });
});
