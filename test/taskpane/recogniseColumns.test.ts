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
});
