import { describe, expect, test } from "@jest/globals";
import { gzipSync, zipSync } from "fflate";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";

const json = JSON.stringify;
const lines = (rows: unknown[]) => rows.map((row) => json(row)).join("\n") + "\n";
const utf8 = (text: string) => new TextEncoder().encode(text);

type Case = [name: string, files: Record<string, string | Uint8Array>, expected: string[]];

const humanEval = lines([
  { task_id: "a", completion: "x", result: "passed", passed: true },
  { task_id: "b", completion: "x", result: "timed out", passed: false },
  { task_id: "a", completion: "x", result: "failed: AssertionError", passed: false },
]);
const swe = (resolved: string[], more: object = {}) =>
  json({ total_instances: 3, submitted_ids: ["x", "y"], resolved_ids: resolved, ...more });
const trial = (task: string, name: string, reward: number | null) =>
  json({
    task_name: task,
    trial_name: name,
    verifier_result: reward === null ? null : { rewards: { reward } },
    exception_info: null,
  });
const nemo = (...verdicts: boolean[]) =>
  lines(verdicts.map((symbolic_correct, i) => ({ problem: `q${i}`, generation: "", symbolic_correct })));
const inspect = (samples: object[]) => json({ version: 2, status: "success", eval: { model: "m" }, samples });

const helm = (instance: string, trial: number, stats: Record<string, number | null>, perturbation?: string) => ({
  instance_id: instance,
  train_trial_index: trial,
  ...(perturbation && { perturbation: { name: perturbation } }),
  stats: Object.entries(stats).map(([name, value]) => ({
    name: { name, split: "test" },
    count: value === null ? 0 : 1,
    sum: value ?? 0,
  })),
});

const cases: Case[] = [
  [
    "HELM, one attempt a trial, with metrics in several entries, of which only verdicts count",
    {
      f: json([
        helm("id1", 0, { exact_match: 1, "exact_match@5": 1, num_completions: 1, f1_score: 0.5 }),
        helm("id1", 0, { inference_runtime: 1 }),
        helm("id1", 1, { exact_match: 0, "exact_match@5": 1, num_completions: 1, f1_score: 0.25 }),
        helm("id2", 0, { exact_match: null }),
      ]),
    },
    ["id1 2 1 0", "id2 0 0 1"],
  ],
  [
    "HELM, two verdicts, and a perturbation",
    {
      f: json([
        helm("a", 0, { exact_match: 0, quasi_exact_match: 1 }),
        helm("a", 0, { exact_match: 0, quasi_exact_match: 0 }, "typos"),
      ]),
    },
    [
      "exact_match|a 1 0 0",
      "quasi_exact_match|a 1 1 0",
      "typos / exact_match|a 1 0 0",
      "typos / quasi_exact_match|a 1 0 0",
    ],
  ],
  ["human-eval, problems with different n", { f: humanEval }, ["a 2 1 0", "b 1 0 0"]],
  [
    "human-eval, a member of a zip under ./",
    { "f.zip": zipSync({ "./f.jsonl": utf8(humanEval), "__MACOSX/._f.jsonl": utf8("x") }) },
    ["a 2 1 0", "b 1 0 0"],
  ],
  ["human-eval, gzip", { "f.gz": gzipSync(utf8(humanEval)) }, ["a 2 1 0", "b 1 0 0"]],
  [
    "human-eval, two runs side by side",
    { "r/one.jsonl": humanEval, "r/two.jsonl": humanEval },
    ["one|a 2 1 0", "one|b 1 0 0", "two|a 2 1 0", "two|b 1 0 0"],
  ],
  [
    "EvalPlus, where plus means both and null is no attempt",
    {
      f: json({
        eval: {
          a: [
            { base_status: "pass", plus_status: "pass" },
            { base_status: "fail", plus_status: "pass" },
            { base_status: "pass", plus_status: "timeout" },
            { base_status: null, plus_status: null },
          ],
        },
      }),
    },
    ["base|a 3 2 1", "plus|a 3 1 1"],
  ],
  [
    "EvalPlus, base only",
    {
      f: json({
        eval: {
          a: [
            { base_status: "pass", plus_status: null },
            { base_status: "timeout", plus_status: null },
          ],
        },
      }),
    },
    ["base|a 2 1 0"],
  ],
  [
    "EvalPlus of the first releases",
    {
      f: json({
        eval: {
          a: {
            nfiles: 2,
            base: [
              ["pass", []],
              ["fail", []],
            ],
            plus: [
              ["fail", []],
              ["fail", []],
            ],
          },
        },
      }),
    },
    ["base|a 2 1 0", "plus|a 2 0 0"],
  ],
  ["BigCodeBench", { f: json({ eval: { a: [{ status: "pass" }, { status: "timeout" }] } }) }, ["a 2 1 0"]],
  [
    'inspect_ai, with ids 1 and "1", letters, numbers and an error',
    {
      f: inspect([
        { id: 1, epoch: 1, scores: { s: { value: "C" } } },
        { id: "1", epoch: 2, scores: { s: { value: "P" } } },
        { id: 2, epoch: 1, scores: { s: { value: 1 } } },
        { id: 2, epoch: 2, scores: { s: { value: "N" } } },
        { id: 2, epoch: 3, error: { message: "x" }, scores: {} },
      ]),
    },
    ["1 2 1 0", "2 2 1 1"],
  ],
  [
    "inspect_ai, with a bare NaN",
    {
      f: inspect([
        { id: 1, epoch: 1, scores: { s: { value: "@" } } },
        { id: 1, epoch: 2, scores: { s: { value: true } } },
      ]).replace('"@"', "NaN"),
    },
    ["1 1 1 1"],
  ],
  [
    "inspect_ai, with two scorers",
    { f: inspect([{ id: 1, epoch: 1, scores: { s: { value: "C" }, t: { value: "I" } } }]) },
    ["s|1 1 1 0", "t|1 1 0 0"],
  ],
  [
    "inspect_ai, zip without summaries",
    {
      "f.eval": zipSync({
        "header.json": utf8("{}"),
        "samples/1.json": utf8(json({ id: 1, epoch: 1, scores: { s: { value: "C" } } })),
      }),
    },
    ["1 1 1 0"],
  ],
  [
    "promptfoo, with an error and two providers",
    {
      f: json({
        results: {
          results: [
            { success: true, vars: { x: 1 }, provider: "p" },
            { success: false, failureReason: 2, vars: { x: 1 }, provider: "p" },
            { success: false, failureReason: 1, vars: { x: 1 }, provider: "q" },
          ],
        },
      }),
    },
    ["p|x=1 1 1 1", "q|x=1 1 0 0"],
  ],
  [
    "promptfoo CSV with two prompts",
    { f: "Description,x,p,Status,Score,q,Status,Score\nd,1,o,PASS,1,o,FAIL,0\nd,1,o,ERROR,0,o,PASS,1\n" },
    ["p|d 1 1 1", "q|d 2 1 0"],
  ],
  [
    "SWE-bench, several runs of one agent",
    { "a.r1.json": swe(["x"]), "a.r2.json": swe(["x", "y"]), "a.r3.json": swe([], { infra_failure_ids: ["y"] }) },
    ["x 3 2 0", "y 2 1 1"],
  ],
  [
    "SWE-bench, ids that were never submitted",
    { f: swe(["x"], { incomplete_ids: ["z"] }) },
    ["x 1 1 0", "y 1 0 0", "z 0 0 1"],
  ],
  ["LiveCodeBench", { f: json([{ question_id: "q", graded_list: [true, false] }]) }, ["q 2 1 0"]],
  [
    "LiveCodeBench, by difficulty",
    {
      f: json([
        { question_id: "q", difficulty: "easy", graded_list: [true] },
        { question_id: "r", difficulty: "hard", graded_list: [false] },
      ]),
    },
    ["easy|q 1 1 0", "hard|r 1 0 0"],
  ],
  [
    "LiveCodeBench grades, where -1 and -2 are errors",
    { f: json({ "0": [[true, true], [true, -1], [-2]] }) },
    ["0 3 1 0"],
  ],
  ["LiveCodeBench, metrics before the grades", { f: json([{ "pass@1": 0.5 }, { "0": [[1], [0]] }, []]) }, ["0 2 1 0"]],
  [
    "lm-eval, each filter a group",
    {
      f: lines([
        { doc_id: 0, doc: { task_id: "t" }, resps: [["a", "b", "c"]], filter: "x", "pass@1": 0.6666666666666666 },
        { doc_id: 0, doc: { task_id: "t" }, resps: [["a", "b", "c"]], filter: "y", "pass@1": 0 },
      ]),
    },
    ["x|t 3 2 0", "y|t 3 0 0"],
  ],
  [
    "tau-bench, rewards within 1e-6 of 1",
    {
      f: json([
        { task_id: 1, reward: 0.9999999, trial: 0 },
        { task_id: 1, reward: 0.99, trial: 1 },
      ]),
    },
    ["1 2 1 0"],
  ],
  [
    "tau2, with a task that has no simulation",
    {
      f: json({
        info: { num_trials: 2 },
        tasks: [{ id: "0" }, { id: "1" }],
        simulations: [
          { task_id: "0", trial: 0, reward_info: { reward: 1 } },
          { task_id: "0", trial: 1, reward_info: null, termination_reason: "infrastructure_error" },
        ],
      }),
    },
    ["0 1 1 1", "1 0 0 2"],
  ],
  [
    "Harbor, a folder of trials beside other files",
    {
      "j/result.json": json({ n_total_trials: 3, stats: {} }),
      "j/a/result.json": trial("t", "a", 1),
      "j/b/result.json": trial("t", "b", 0),
      "j/c/result.json": trial("t", "c", null),
      "j/c/log.txt": "started\n",
      "j/c/config.json": '{"a":1}',
    },
    ["t 2 1 1"],
  ],
  [
    "verifiers, from a reward of 0.5 on",
    {
      f: lines([
        { example_id: 0, reward: 0.5 },
        { example_id: 0, reward: 0.4 },
        { example_id: 0, reward: 1, error: "x" },
        { example_id: 0, reward: 1, is_completed: false },
      ]),
    },
    ["0 2 1 2"],
  ],
  [
    "NeMo-Skills, a file a repeat",
    {
      "rs0.jsonl": nemo(true, false),
      "rs1.jsonl": nemo(true, true),
      "metrics.json": '{"d":{"pass@1":{"symbolic_correct":75}}}',
    },
    ["0 2 2 0", "1 2 1 0"],
  ],
  [
    "NeMo-Skills, judged",
    { f: lines(["Yes", "No"].map((word) => ({ problem: word, generation: "", judgement: `Judgement: ${word}` }))) },
    ["0 1 1 0", "1 1 0 0"],
  ],
  [
    "MultiPL-E, where OK needs the exit code 0",
    {
      f: json({
        name: "p",
        language: "lua",
        results: [
          { status: "OK", exit_code: 0 },
          { status: "OK", exit_code: 1 },
          { status: "Timeout", exit_code: -1 },
        ],
      }),
    },
    ["p 3 1 0"],
  ],
  [
    "OpenCompass, details as an object",
    {
      f: json({
        accuracy: 50,
        details: { type: "GEN", "0": { is_correct: [true, false] }, "1": { cascade_correct: true } },
      }),
    },
    ["0 2 1 0", "1 1 1 0"],
  ],
  [
    "bigcode logs",
    {
      f: json({
        "0": [
          [0, { passed: true }],
          [1, { passed: false, result: "timed out" }],
        ],
      }),
    },
    ["0 2 1 0"],
  ],
  [
    "a list inside an object",
    {
      f: json({
        model: "m",
        rows: [
          { id: "a", passed: true },
          { id: "a", passed: false },
        ],
      }),
    },
    ["a 2 1 0"],
  ],
];

describe("read(files of a harness)", () => {
  test.each(cases)("%s", async (_, files, expected) => {
    expect(await countsOf(files)).toEqual(expected);
  });
});

test("read(files, { unscored: fail }) makes failures of attempts that were never scored", async () => {
  const text = lines([
    { example_id: 0, reward: 1 },
    { example_id: 0, reward: 1, error: "x" },
  ]);
  expect(await countsOf(text, { unscored: "fail" })).toEqual(["0 2 1 0"]);
});

test("read(files, { threshold }) moves what passes", async () => {
  const text = lines([
    { example_id: 0, reward: 1 },
    { example_id: 0, reward: 0.6 },
  ]);
  expect(await countsOf(text, { threshold: "1" })).toEqual(["0 2 1 0"]);
});

test("read(files, { verdictOf }) keeps one of several verdicts", async () => {
  const text = json({ eval: { a: [{ base_status: "pass", plus_status: "fail" }] } });
  expect(await countsOf(text, { verdictOf: "plus" })).toEqual(["plus|a 1 0 0"]);
});

const refusals: [string, Record<string, string>, RegExp][] = [
  [
    "NeMo-Skills repeats of different length",
    { "a.jsonl": nemo(true, false), "b.jsonl": nemo(true) },
    /b\.jsonl: it has 1 lines and a\.jsonl has 2/,
  ],
  [
    "NeMo-Skills repeats of different problems",
    { "a.jsonl": nemo(true), "b.jsonl": lines([{ problem: "other", generation: "", symbolic_correct: true }]) },
    /b\.jsonl.*not the same problem/,
  ],
  [
    "lm-eval without pass@1",
    {
      f: lines([
        { doc_id: 0, resps: [["a"]], filter: "x", exact_match: 1 },
        { doc_id: 1, resps: [["a"]], filter: "x", exact_match: 1 },
      ]),
    },
    /line 1: the line has no pass@1/,
  ],
  [
    "lm-eval with a share that is no count",
    {
      f: lines([
        { doc_id: 0, resps: [["a", "b"]], "pass@1": 0.4 },
        { doc_id: 1, resps: [["a", "b"]], "pass@1": 0.5 },
      ]),
    },
    /line 1: pass@1 must be a share of 2 responses; got 0.4/,
  ],
  [
    "an inspect_ai header without samples",
    { f: json({ version: 2, status: "success", eval: {}, results: {} }) },
    /no samples, only sums/,
  ],
  [
    "the summary of a Harbor job",
    { f: json({ n_total_trials: 3, stats: { n_trials: 3 } }) },
    /summary of a Harbor job/,
  ],
];

test.each(refusals)("read(%s) is refused", async (_, files, message) => {
  expect(await refusalOf(files)).toMatch(message);
});
