import { expect, test } from "@jest/globals";
import { beforeCut } from "../../src/results/beforeCut.ts";
import { read } from "../../src/results/read.ts";
import { Refusal } from "../../src/results/refusal.ts";
import { refusalOf } from "./refusalOf.ts";
import { textSource } from "./textSource.ts";

test.each([
  ['{"rows":[{"a":1},{"a"', '{"rows":[{"a":1}]}'],
  ['[{"a":[{"b":1},{"b":2}]},{"a":[{"b":1},{"b', '[{"a":[{"b":1},{"b":2}]}]'],
  ['{"tags":["x"],"eval":{"a":[{"s":1}],"b":[{"s":1},', '{"tags":["x"],"eval":{"a":[{"s":1}],"b":[{"s":1}]}}'],
  ['[{"a":"\\"}]"},{"a":"\\', '[{"a":"\\"}]"}]'],
])("beforeCut(%s)", (text, expected) => {
  expect(beforeCut(text)).toBe(expected);
});

test.each([['[{"a":1}]'], ['{"a":{"b":1},"c":{'], ['{"resolved_ids":["a","b'], ["[{]"], [""]])(
  "beforeCut(%s) is undefined",
  (text) => {
    expect(beforeCut(text)).toBeUndefined();
  },
);

const evalPlus = JSON.stringify({
  date: "today",
  eval: Object.fromEntries(
    ["a", "b", "c"].map((task) => [
      task,
      [1, 0, 1].map((passed, i) => ({
        solution: `return "${i}"`,
        base_status: passed ? "pass" : "fail",
        base_fail_tests: [[i, { x: [] }]],
        plus_status: null,
      })),
    ]),
  ),
});
const list = JSON.stringify(["a", "b"].flatMap((task) => [true, false].map((passed) => ({ task_id: task, passed }))));

test.each([
  ["EvalPlus", evalPlus],
  ["a list of rows", list],
])("read(%s cut anywhere) counts whole rows before the cut and says so, or is refused", async (_, text) => {
  const whole = new Map((await read([textSource("f", text)])).counts.map((count) => [count.problem, count]));
  let counted = 0;
  for (let length = 1; length < text.length; length++) {
    try {
      const { counts, issues } = await read([textSource("f", text.slice(0, length), 1000)]);
      expect(issues).toEqual([{ file: "f", line: 1, message: expect.stringContaining("cut off") }]);
      for (const { problem, n, c, unscored } of counts) {
        const all = whole.get(problem)!;
        expect(n <= all.n && c <= all.c && n - c <= all.n - all.c && unscored === 0).toBe(true);
      }
      counted++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect(error.describe()).toMatch(/^f.*: /);
    }
  }
  expect(counted).toBeGreaterThan(text.length / 3);
});

test("read(a SWE-bench report cut in its resolved_ids) is refused, for the others would count as failed", async () => {
  expect(await refusalOf({ f: '{"submitted_ids":["x","y","z"],"resolved_ids":["x","y"' })).toMatch(
    /f, line 1: .*cut off/,
  );
});

test("read(a long list cut after a comma) counts the rows before the cut and says where", async () => {
  const long = JSON.stringify(
    Array.from({ length: 9000 }, () => ({ task_id: "a", passed: true, note: "x" })),
    null,
    1,
  );
  const { counts, issues } = await read([textSource("f", long.slice(0, long.lastIndexOf('"note"') - 1), 65536)]);
  expect(counts).toEqual([{ group: "", problem: "a", n: 8999, c: 8999, unscored: 0 }]);
  expect(issues).toEqual([{ file: "f", line: 1 + 5 * 8999, message: expect.stringContaining("cut off here") }]);
});

test("read(a list damaged in its middle) is refused, though it stays open", async () => {
  const rows = list.split("},{").join("},\n{");
  expect(await refusalOf({ f: rows.replace('"b"', '"b') })).toMatch(/f, line 3: .*not valid JSON/);
});

test("read(a cut list with an unknown word) asks what it means", async () => {
  expect(await refusalOf({ f: '[{"task":"a","passed":true},{"task":"a","passed":"maybe"},{"ta' })).toMatch(/“maybe”/);
});
