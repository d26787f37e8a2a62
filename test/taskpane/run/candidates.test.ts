import { describe, expect, test } from "@jest/globals";
import { recogniseCandidates } from "../../../src/taskpane/run/recogniseCandidates.ts";
import { tableCandidates } from "../../../src/taskpane/run/tableCandidates.ts";
import type { CellValue } from "../../../src/workbook/port.ts";

const right = "def f(x):\n    return x + 1";
const asserts = "assert f(1) == 2";
const nothing = { problem: null, candidate: null, test: null, entryPoint: null, prompt: null, mode: null };

describe("recogniseCandidates(block)", () => {
  test.each([
    [
      ["task_id", "completion", "test", "entry_point", "prompt", "mode"],
      { problem: 0, candidate: 1, test: 2, entryPoint: 3, prompt: 4, mode: 5 },
    ],
    [["Tests", "Program", "Problem"], { ...nothing, problem: 2, candidate: 1, test: 0 }],
    [
      ["test cases", "candidate code", "Task ID", "function name"],
      { ...nothing, problem: 2, candidate: 1, test: 0, entryPoint: 3 },
    ],
  ])("finds the columns of %j by their names", (header, expected) => {
    expect(recogniseCandidates({ values: [header] })).toEqual(expected);
  });

  test("takes no column of numbers for programs or tests, whatever its name", () => {
    const values: CellValue[][] = [
      ["problem", "solutions", "tests"],
      ["a", 10, 3],
    ];
    expect(recogniseCandidates({ values })).toEqual({ ...nothing, problem: 0 });
  });

  test("finds programs and tests by what they hold where the header does not say", () => {
    const values: CellValue[][] = [
      ["name", "gpt-4", "judged by"],
      ["a", right, asserts],
      ["a", "    return 3", null],
    ];
    expect(recogniseCandidates({ values })).toEqual({ ...nothing, problem: 0, candidate: 1, test: 2 });
  });
});

describe("tableCandidates(block, columns, timeLimit)", () => {
  const read = (...rows: CellValue[][]) => {
    const values = [["problem", "candidate", "test", "entry point", "prompt", "mode"] as CellValue[], ...rows];
    const area = { sheet: "S", row: 4, column: 0, rows: values.length, columns: 6 };
    const block = { area, values, formulas: [], hiddenRows: [] };
    return tableCandidates(block, recogniseCandidates(block), 3);
  };

  test("takes tests, entry point, prompt and mode from another row of the problem", () => {
    const { items, notes } = read(
      ["p", "    return x", null, null, null, null],
      ["q", right, asserts, null, null, null],
      ["p", "    return 2", "assert g(1) == 1", "g", "def g(x):\n", "Shared"],
    );
    expect(items.map(({ problem, sample }) => [problem, sample])).toEqual([
      ["p", "1"],
      ["q", "1"],
      ["p", "2"],
    ]);
    expect(items[0].trial).toEqual({
      candidate: "def g(x):\n    return x",
      test: "assert g(1) == 1",
      entryPoints: ["g"],
      callsCheck: false,
      prompt: "def g(x):\n",
      mode: "shared",
      timeLimit: 3,
    });
    expect(items[1].trial).toMatchObject({ entryPoints: ["f"], mode: "strict", candidate: right });
    expect(notes).toEqual([]);
  });

  test("leaves out what cannot be run, and says which rows and why", () => {
    const { items, notes } = read(
      ["p", right, asserts, null, null, null],
      [null, right, asserts, null, null, null],
      ["no tests", right, null, null, null, null],
      ["no name", right, "assert True", null, null, null],
      ["a mode", right, asserts, null, null, "fast"],
      [null, null, null, null, null, null],
    );
    expect(items).toHaveLength(1);
    expect(notes).toEqual([
      "1 row left out: the problem has no name (row 7).",
      "1 row left out: the problem has no tests (row 8).",
      "1 row left out: the tests call no function by name, so an entry point is needed (row 9).",
      "1 row left out: mode must be strict or shared (row 10).",
    ]);
  });

  test("tells of empty and repeated candidates, and of prompts in words", () => {
    const { items, notes } = read(
      ["p", right, asserts, null, "Write a function that adds one.", null],
      ["p", right, null, null, null, null],
      ["p", null, null, null, null, null],
    );
    expect(items.map(({ trial }) => trial.candidate)).toEqual([right, right, ""]);
    expect(notes).toEqual([
      "1 candidate is empty; each is judged like any other.",
      "1 candidate repeats another of the same problem word for word; each counts as a sample.",
      "The prompt column holds words rather than the beginning of a program, so nothing is put before the candidates.",
    ]);
  });
});
