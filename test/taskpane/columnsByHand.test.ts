import { expect, test } from "@jest/globals";
import { columnsByHand } from "../../src/taskpane/table/columnsByHand.ts";

const none = { problem: null, group: null, models: [] };

test("columnsByHand(block) starts with the first column of counts below a row of names", () => {
  const values = [
    ["task", "wins", "tries"],
    ["a", 1, 4],
    ["b", 3, 4],
  ];
  expect(columnsByHand({ values })).toEqual({ ...none, headerRow: 0, firstRow: 1, rows: 2, n: 1 });
});

test("columnsByHand(block) takes a first row of numbers for a problem", () => {
  expect(columnsByHand({ values: [[1, 4]] })).toEqual({ ...none, headerRow: -1, firstRow: 0, rows: 1, n: 0 });
});

test("columnsByHand(block) is null where there is no count", () => {
  expect(columnsByHand({ values: [["a"], ["b"]] })).toBeNull();
});
