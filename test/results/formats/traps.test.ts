import { expect, test } from "@jest/globals";
import { read } from "../../../src/results/read.ts";
import type { Choices } from "../../../src/results/reading.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const json = JSON.stringify;
const lines = (...rows: object[]) => rows.map((row) => json(row)).join("\n") + "\n";

async function issuesOf(text: string, choices: Choices = {}): Promise<string[]> {
  return (await read([textSource("f", text)], choices)).issues.map(({ message }) => message);
}

const refusals: [string, string, string, RegExp][] = [
  [
    "EvalPlus",
    "a task that is no list",
    json({ eval: { a: "x", b: [{ base_status: "pass" }] } }),
    /f, eval\.a: a task/,
  ],
  [
    "EvalPlus",
    "extra statuses of some samples only",
    json({ eval: { a: { base: [["pass"], ["pass"]], plus: [["pass"]] } } }),
    /f, eval\.a: a task must hold the list of its samples/,
  ],
  [
    "LiveCodeBench",
    "objects for verdicts",
    json([{ question_id: "q", graded_list: [{}] }]),
    /f, \[0\]: graded_list must be one word, number or boolean; got an object/,
  ],
  ["LiveCodeBench", "half a pass", json([{ question_id: "q", graded_list: [0.5] }]), /graded_list.*got “0\.5”/],
  [
    "OpenCompass",
    "lists in lists",
    json({ details: [{ correct: [[true, false]] }] }),
    /f, details\[0\]: correct must be one word, number or boolean; got a list/,
  ],
  [
    "Harbor",
    "a result without rewards",
    json({ task_name: "t", verifier_result: { reward: 1 }, exception_info: null }),
    /verifier_result must hold rewards/,
  ],
  [
    "MultiPL-E",
    "an exit code as text",
    json({ name: "p", results: [{ status: "OK", exit_code: "0" }] }),
    /f, results\[0\]: the exit_code of a result must be a number; got "0"/,
  ],
];

test.each(refusals)("read(%s with %s) is refused", async (_, _what, text, message) => {
  expect(await refusalOf({ f: text })).toMatch(message);
});

test("read(LiveCodeBench with verdicts as words) reads the words", async () => {
  expect(await countsOf(json([{ question_id: "q", graded_list: ["True", "False", null] }]))).toEqual(["q 2 1 1"]);
});

test("read(LiveCodeBench with a problem twice, or another pass@1) tells", async () => {
  const row = { question_id: "q", graded_list: [true, false] };
  expect(await issuesOf(json([row, row]))).toEqual(["[1]: 1 problem is there again, such as q: all attempts count."]);
  expect(await issuesOf(json([{ ...row, "pass@1": 0.5 }]))).toEqual([]);
  expect(await issuesOf(json([{ ...row, "pass@1": 1 }]))).toEqual([
    "[0]: 1 problem has another pass@1 than their graded_list gives, such as q: the list is counted.",
  ]);
});

test("read(OpenCompass with two verdicts an example) makes a group of each", async () => {
  const details = [
    { correct: true, cascade_correct: false },
    { correct: false, cascade_correct: false },
  ];
  expect(await countsOf(json({ details }))).toEqual([
    "correct|0 1 1 0",
    "correct|1 1 0 0",
    "cascade_correct|0 1 0 0",
    "cascade_correct|1 1 0 0",
  ]);
});

test("read(verifiers with an empty error) counts the rollout; one of several tasks each as a group", async () => {
  const rollout = { example_id: 0, reward: 1, error: "" };
  expect(await countsOf(lines(rollout, { ...rollout, error: "x" }))).toEqual(["0 1 1 1"]);
  const tasks = lines({ ...rollout, task: "a" }, { ...rollout, task: "b", reward: 0 });
  expect(await countsOf(tasks)).toEqual(["a|0 1 1 0", "b|0 1 0 0"]);
});

test("read(inspect_ai scores without a value) are unscored", async () => {
  const samples = [{ answer: "x" }, { value: "C", answer: "y" }].map((s, i) => ({ id: 1, epoch: i, scores: { s } }));
  expect(await countsOf(json({ samples }))).toEqual(["1 1 1 1"]);
});

const nemo = (...judgements: string[]) =>
  lines(...judgements.map((judgement) => ({ problem: "q", generation: "", judgement })));

test("read(NeMo-Skills judgements that say neither yes nor no) fail, or are unscored, and are told", async () => {
  const text = nemo("Judgement: Yes", "I cannot say.", "Hm");
  expect(await countsOf(text)).toEqual(["0 1 1 0", "1 1 0 0", "2 1 0 0"]);
  expect(await issuesOf(text)).toEqual(["2 judgements say neither yes nor no: failed."]);
  expect(await countsOf(text, { judgement: "unscored" })).toEqual(["0 1 1 0", "1 0 0 1", "2 0 0 1"]);
});

test("read(NeMo-Skills repeats in two folders) makes a group of each folder", async () => {
  const [yes, no] = [nemo("Judgement: Yes"), nemo("Judgement: No")];
  const files = { "m/output-rs0.jsonl": yes, "m/output-rs1.jsonl": no, "w/output-rs0.jsonl": nemo("Judgement: no") };
  expect(await countsOf(files)).toEqual(["m|0 2 1 0", "w|0 1 0 0"]);
});

test("read(NeMo-Skills repeats of other verdicts or answers) is refused", async () => {
  const repeat = (row: object) => lines({ generation: "", ...row }, { generation: "x", ...row });
  const first = repeat({ expected_answer: 1, symbolic_correct: true });
  const second = repeat({ expected_answer: 2, symbolic_correct: true });
  expect(await refusalOf({ "a.jsonl": first, "b.jsonl": second })).toMatch(
    /^b\.jsonl, line 1: .* not the same problem/,
  );
  const third = repeat({ expected_answer: 1, is_correct: true });
  expect(await refusalOf({ "a.jsonl": first, "b.jsonl": third })).toMatch(
    /^b\.jsonl: its verdicts are in is_correct, and those of a\.jsonl in symbolic_correct/,
  );
});

test("read(MultiPL-E problems in folders of one name) makes a group of each", async () => {
  const file = json({ name: "p", language: "lua", results: [{ status: "OK", exit_code: 0 }] });
  const other = file.replace("OK", "Exception");
  expect(await countsOf({ "a/lua/p.results.json": file, "b/lua/p.results.json": other })).toEqual([
    "a/lua|p 1 1 0",
    "b/lua|p 1 0 0",
  ]);
  expect(await countsOf({ "/r/s/a/p.results.json": file, "/r/s/b/p.results.json": other })).toEqual([
    "a|p 1 1 0",
    "b|p 1 0 0",
  ]);
});

const tests = (...results: object[]) => json({ results: { results, stats: { successes: 1, failures: 1 } } });

test("read(promptfoo with one description for two sets of variables) tells, and tells them apart on demand", async () => {
  const result = { testCase: { description: "d" }, provider: "p", prompt: { raw: "r" }, promptIdx: 0 };
  const text = tests({ ...result, vars: { x: 1 }, success: true }, { ...result, vars: { x: 2 }, success: false });
  expect(await countsOf(text)).toEqual(["d 2 1 0"]);
  expect(await issuesOf(text)).toEqual([expect.stringMatching(/^Tests of one description .* one problem\.$/)]);
  expect(await countsOf(text, { tests: "vars" })).toEqual(["x=1 1 1 0", "x=2 1 0 0"]);
});

test("read(promptfoo) tells prompts without a label apart by their number, not by their text", async () => {
  const results = [1, 2].map((x) => ({ vars: { x }, prompt: { raw: `Add ${x}` }, promptIdx: 0, success: x === 1 }));
  expect(await countsOf(tests(...results))).toEqual(["x=1 1 1 0", "x=2 1 0 0"]);
});

test("read(promptfoo whose sums are others) tells", async () => {
  const result = { vars: { x: 1 }, provider: "p", success: true };
  expect(await issuesOf(tests(result, result))).toEqual([
    "stats.successes is 1, but 2 results passed: the results are counted.",
  ]);
});
