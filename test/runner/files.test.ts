import { describe, expect, test } from "@jest/globals";
import { entryPointsOf } from "../../src/runner/files/entryPointsOf.ts";
import { jsonRows } from "../../src/runner/files/jsonRows.ts";
import { mutants } from "../../src/runner/files/mutants.ts";
import { readProblems } from "../../src/runner/files/readProblems.ts";
import { readSamples } from "../../src/runner/files/readSamples.ts";
import { resultRow } from "../../src/runner/files/resultRow.ts";
import { trialOf } from "../../src/runner/files/trialOf.ts";
import type { Verdict } from "../../src/runner/verdict.ts";

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\r\n");
const addOne = {
  task_id: "T/0",
  prompt: "def add_one(x):\n",
  canonical_solution: "    return x + 1\n",
  test: "def check(candidate):\n    assert candidate(1) == 2\n",
  entry_point: "add_one",
};
const double = { task_id: 7, code: "def double(x):\r\n    return 2 * x", test_list: ["assert double(2) == 4"] };

describe("jsonRows(text, file, read)", () => {
  const same = (row: Record<string, unknown>) => row;

  test("reads JSON lines and arrays, without a byte order mark", () => {
    expect(jsonRows('\uFEFF{"a":1}\r\n\r\n{"a":2}\n', "f", same)).toEqual([{ a: 1 }, { a: 2 }]);
    expect(jsonRows('[{"a":1}]', "f", same)).toEqual([{ a: 1 }]);
  });

  test.each([
    ["a line is no JSON", '{"a":1}\n\n[1]x', "each line must be JSON; got [1]x (f, line 3)"],
    ["a line is no object", '{"a":1}\n3', "each row must be an object; got 3 (f, line 2)"],
    ["an item is no object", '[{"a":1}, 3]', "each row must be an object; got 3 (f, item 2)"],
    ["an array is cut", '[{"a":1}, ', "f must be JSON lines or a whole JSON array; got one that is damaged or cut"],
  ])("throws with the place where %s", (_, text, message) => {
    expect(() => jsonRows(text, "f", same)).toThrow(message);
  });

  test("throws what read throws, with the place", () => {
    const refuse = () => {
      throw new Error("a must be 2; got 1");
    };
    expect(() => jsonRows('{"a":1}', "f", refuse)).toThrow("a must be 2; got 1 (f, line 1)");
  });
});

describe("readProblems(text, file)", () => {
  test("reads a problem with check(candidate)", () => {
    expect(readProblems(lines(addOne), "P").get("T/0")).toEqual({
      id: "T/0",
      prefix: addOne.prompt,
      test: addOne.test,
      entryPoints: ["add_one"],
      callsCheck: true,
      reference: addOne.prompt + addOne.canonical_solution,
      mode: "strict",
    });
  });

  test("reads a problem with a list of asserts, and finds the function in them", () => {
    const problem = readProblems(JSON.stringify([double]), "P").get("7");
    expect(problem).toMatchObject({ entryPoints: ["double"], callsCheck: false, prefix: "" });
    expect(problem?.reference).toBe("def double(x):\n    return 2 * x");
  });

  test.each([
    ["no problem", "", "P must hold at least one problem; got none"],
    ["a problem twice", lines(addOne, addOne), "task_id must be unique; got T/0 (P, line 2)"],
    ["no id", lines({ ...addOne, task_id: null }), "task_id must be a text or a number; got null (P, line 1)"],
    ["no tests", lines({ ...addOne, test: "" }), "test must be a program; got none for T/0 (P, line 1)"],
    ["no asserts", lines({ ...double, test_list: [] }), "test_list must hold an assert; got none for 7 (P, line 1)"],
    [
      "no function under test",
      lines({ ...addOne, entry_point: "", canonical_solution: "" }),
      "entry_point must name a function; got none for T/0 (P, line 1)",
    ],
    ["an unknown mode", lines({ ...addOne, mode: "fast" }), 'mode must be strict or shared; got "fast" (P, line 1)'],
  ])("refuses %s", (_, text, message) => {
    expect(() => readProblems(text, "P")).toThrow(message);
  });
});

describe("readSamples(text, file, problems)", () => {
  const problems = readProblems(lines(addOne, double), "P");

  test("puts the prompt before a completion and nothing before a solution", () => {
    const text = lines({ task_id: "T/0", completion: "    return 2" }, { task_id: "T/0", solution: "x = 1" });
    const { samples } = readSamples(text, "S", problems);
    expect(samples.map((sample) => sample.candidate)).toEqual(["def add_one(x):\n    return 2", "x = 1"]);
  });

  test("tells of empty and repeated candidates and of problems without a sample", () => {
    const row = { task_id: 7, completion: " " };
    expect(readSamples(lines(row, row), "S", problems).notes).toEqual([
      "2 candidates are empty; each is judged like any other",
      "1 candidates repeat another of their problem word for word; each counts as a sample",
      "1 of 2 problems have no sample",
    ]);
  });

  test.each([
    ["no sample", "", "S must hold at least one sample; got none"],
    [
      "an unknown problem",
      lines({ task_id: "T/9", completion: "" }),
      'task_id must be one of the 2 problems, such as T/0; got "T/9" (S, line 1)',
    ],
    [
      "no program",
      lines({ task_id: 7, completion: 3 }),
      "completion or solution must be the program, a text; got 3 (S, line 1)",
    ],
    [
      "one sample twice",
      lines({ task_id: 7, completion: "a", completion_id: 0 }, { task_id: 7, completion: "b", completion_id: 0 }),
      "completion_id must be unique in 7; got 0 (S, line 2)",
    ],
  ])("refuses %s", (_, text, message) => {
    expect(() => readSamples(text, "S", problems)).toThrow(message);
  });
});

test("trialOf(problem, candidate, timeLimit) has line feeds only and no byte order mark", () => {
  const [problem] = readProblems(lines(addOne), "P").values();
  expect(trialOf(problem, "\uFEFFa\r\nb\rc", 3)).toMatchObject({ candidate: "a\nb\nc", timeLimit: 3, mode: "strict" });
});

describe("entryPointsOf(test)", () => {
  test.each([
    ["assert add(1, 2) == 3\nassert add(sum([1]), 1) == 2", ["add"]],
    ["from math import isclose\nassert isclose(area(2), 4.0) and perimeter(1) > len('abs(x)')", ["area", "perimeter"]],
    ["import math as m\ndef near(a, b):\n    return m.fabs(a - b) < 1\nfind = 3\nassert near(half(3), 1.5)", ["half"]],
    ["assert True  # solve(3)", []],
    ["def check(candidate):\n    assert candidate(1) == 2", []],
  ])("of %j is %j", (tests, names) => {
    expect(entryPointsOf(tests)).toEqual(names);
  });
});

describe("resultRow(row, verdict)", () => {
  const verdict: Verdict = { status: "passed", mode: "strict", type: "", message: "", seconds: 0.12345, printed: "" };

  test.each([
    [verdict, "passed", true],
    [{ ...verdict, status: "timeout", type: "TimeoutError" }, "timed out", false],
    [{ ...verdict, status: "failed", type: "KeyError", message: "2" }, "failed: KeyError: 2", false],
    [{ ...verdict, status: "memory", type: "MemoryError" }, "failed: MemoryError", false],
    [{ ...verdict, status: "unsupported", type: "NotPlain" }, "unsupported: NotPlain", false],
    [{ ...verdict, status: "testError", type: "ImportError" }, "testError: ImportError", null],
  ] as const)("of %o is %s", (given, result, passed) => {
    expect(resultRow({ task_id: "T/0", completion: "c" }, given)).toMatchObject({
      task_id: "T/0",
      completion: "c",
      result,
      passed,
      mode: "strict",
      seconds: 0.1235,
    });
  });
});

test("resultRow(row, verdict) of a second try says what it was", () => {
  const second: Verdict = {
    status: "passed",
    mode: "strict",
    type: "",
    message: "second try",
    seconds: 1,
    printed: "z",
    triedAgain: true,
  };
  expect(resultRow({}, second)).toMatchObject({
    result: "passed",
    passed: true,
    triedAgain: "second try",
    printed: "z",
  });
});

test("mutants(reference, entryPoint) are each another program than the reference", () => {
  const reference = "def f(x):\n    return x + 1 + 40\n";
  const made = mutants(reference, "f");
  expect(made.map((mutant) => mutant.kind)).toEqual(["empty body", "off by one", "wrong constant"]);
  expect(new Set([reference, ...made.map((mutant) => mutant.program)]).size).toBe(4);
});
