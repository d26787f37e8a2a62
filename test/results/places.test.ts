import { expect, test } from "@jest/globals";
import { jsonPath } from "../../src/results/jsonPath.ts";
import { read } from "../../src/results/read.ts";
import { countsOf } from "./countsOf.ts";
import { refusalOf } from "./refusalOf.ts";
import { textSource } from "./textSource.ts";

const json = JSON.stringify;

test("jsonPath(keys) writes names with dots, and what is no name in brackets", () => {
  expect(jsonPath(["tests", 3, "result"])).toBe("tests[3].result");
  expect(jsonPath([0, "plus status"])).toBe('[0]["plus status"]');
  expect(jsonPath(["eval", "HumanEval/0", 1, "base_status"])).toBe('eval["HumanEval/0"][1].base_status');
});

const maybes: [string, string, RegExp][] = [
  ["a table", "id,status\na,pass\nb,fail\na,maybe\n", /^f, line 4: “status” must be a word .*; got “maybe”/],
  [
    "lines",
    '{"id":"a","status":"pass"}\n{"id":"a","status":"maybe"}\n',
    /^f, line 2: “status” must be .*; got “maybe”/,
  ],
  [
    "a list",
    json(["pass", "fail", "maybe"].map((result) => ({ id: "a", result }))),
    /^f, \[2\]\.result: “result” must be .*; got “maybe”/,
  ],
  [
    "a list in an object",
    json({ tests: ["pass", "fail", "pass"].map((result, i) => ({ id: i === 2 ? null : "a", result })) }),
    /^f, tests\[2\]: id must be the id of the problem; got null/,
  ],
  [
    "one of a list in an object",
    json({ tests: ["pass", "fail", "pass", "maybe"].map((result) => ({ id: "a", result })) }),
    /^f, tests\[3\]\.result: “result” must be .*; got “maybe”/,
  ],
  [
    "EvalPlus",
    json({ eval: { "T/0": [{ base_status: "pass" }, { base_status: "maybe" }] } }),
    /^f, eval\["T\/0"\]\[1\]\.base_status: “base_status” must be .*; got “maybe”/,
  ],
  [
    "BigCodeBench",
    json({ eval: { T0: [{ status: "pass" }, {}] } }),
    /^f, eval\.T0\[1\]: a sample of T0 has no status\./,
  ],
  [
    "OpenCompass",
    json({ details: [{ correct: [true] }, { correct: ["maybe"] }] }),
    /^f, details\[1\]\.correct: “correct” must be/,
  ],
  [
    "promptfoo",
    json({ results: { results: [{ vars: { x: 1 }, success: true }, { vars: { x: 1 } }] } }),
    /^f, results\.results\[1\]: result 2 does not say/,
  ],
];

test.each(maybes)(
  "read(a verdict that says nothing in %s) names its place, field and value",
  async (_, text, message) => {
    expect(await refusalOf({ f: text })).toMatch(message);
  },
);

test("read(a list with a problem twice) names the place of the second", async () => {
  const { issues } = await read([textSource("f", json([1, 2, 3].map((c) => ({ problem: c % 2, n: 4, c }))))]);
  expect(issues).toMatchObject([{ line: null, message: expect.stringMatching(/^\[2\]: 1 row is of a problem/) }]);
});

const unclear: [string, string, string][] = [
  ["error", "a 2 1 1", "1 attempt is marked “error”: taken for never scored, so no attempts."],
  ["Errored", "a 2 1 1", "1 attempt is marked “errored”: taken for never scored, so no attempts."],
  ["exception: KeyError", "a 3 1 0", "1 attempt is marked “exception”: taken for failed."],
  ["crash", "a 3 1 0", "1 attempt is marked “crash”: taken for failed."],
  ["crashed", "a 3 1 0", "1 attempt is marked “crashed”: taken for failed."],
];

test.each(unclear)("read(an attempt marked %s) takes it for %s, says so, and asks", async (word, counts, message) => {
  const table = `id,status\na,pass\na,fail\na,${word}\n`;
  const lines = ["pass", "fail", word].map((status) => json({ id: "a", status })).join("\n");
  const id = `word:${word.toLowerCase().split(":")[0]!}`;
  for (const text of [table, lines]) {
    const { issues, choices } = await read([textSource("f", text)]);
    expect(await countsOf(text)).toEqual([counts]);
    expect(issues).toMatchObject([{ message, choice: id }]);
    expect(choices.map((choice) => choice.id)).toContain(id);
    const { issues: none } = await read([textSource("f", text)], { [id]: "passed" });
    expect(none).toEqual([]);
    expect(await countsOf(text, { [id]: "passed" })).toEqual(["a 3 2 0"]);
  }
});

test("read(files, a choice that is not offered) lists what there is", async () => {
  const text = "id,other,passed\n1,x,1\n2,x,0\n";
  expect(await refusalOf(text, { verdict: "7" })).toBe(
    "file.txt: the choice verdict must be one of 0 (id), 1 (other), 2 (passed); got 7.",
  );
  expect(await countsOf(text, { problem: "other" })).toEqual(["x 2 1 0"]);
  const copies = "task,sample,passed\na,0,0\na,0,1\n";
  expect(await refusalOf(copies, { duplicates: "twice" })).toMatch(
    /duplicates must be one of every \(.*\), once \(.*\); got twice/,
  );
  expect(await refusalOf("task,passed\na,\na,1\n", { unscored: "drop" })).toMatch(/unscored must be one of leave/);
});
