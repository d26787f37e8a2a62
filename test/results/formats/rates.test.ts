import { expect, test } from "@jest/globals";
import { read } from "../../../src/results/read.ts";
import type { Choices } from "../../../src/results/reading.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n") + "\n";

async function issuesOf(text: string, choices: Choices = {}): Promise<string[]> {
  return (await read([textSource("f", text)], choices)).issues.map(({ message }) => message);
}

const four = [["a", "b", "c", "d"]];

test("read(lm-eval samples of a filter that keeps one response) counts that one, and says so", async () => {
  const text = lines(
    ...[1, 0].map((rate, doc_id) => ({ doc_id, resps: four, filtered_resps: ["a"], filter: "first", "pass@1": rate })),
  );
  expect(await countsOf(text)).toEqual(["first|0 1 1 0", "first|1 1 0 0"]);
  expect(await issuesOf(text)).toEqual([expect.stringMatching(/^Filter first keeps 1 of 4 responses \(2 documents\)/)]);
});

test("read(lm-eval samples with a metric of each kind) makes a group of each", async () => {
  const row = { resps: four, filtered_resps: four, filter: "f", "pass@1": 0.5, "pass_at_1,strict": 0.25 };
  expect(await countsOf(lines({ doc_id: 0, ...row }, { doc_id: 1, ...row }))).toEqual([
    "f pass@1|0 4 2 0",
    "f pass@1|1 4 2 0",
    "f pass_at_1,strict|0 4 1 0",
    "f pass_at_1,strict|1 4 1 0",
  ]);
});

test("read(lm-eval samples with several lists of responses) is refused", async () => {
  const row = { doc_id: 0, resps: [["a"], ["b"]], "pass@1": 1 };
  expect(await refusalOf(lines(row, row))).toMatch(/line 1: resps must hold one list of responses; got 2/);
});

test("read(lm-eval samples with a document twice) adds its counts up and says so, or counts it once", async () => {
  const row = { doc_id: 0, resps: four, "pass@1": 0.25 };
  const text = lines(row, row, row);
  expect(await countsOf(text)).toEqual(["0 12 3 0"]);
  expect(await issuesOf(text)).toEqual(["2 documents are there again, such as 0: their counts are added up."]);
  expect(await countsOf(text, { duplicates: "once" })).toEqual(["0 4 1 0"]);
  expect(await issuesOf(text, { duplicates: "once" })).toEqual([expect.stringMatching(/only the first of each/)]);
});

const detail = (id: unknown, metric: object) => ({ __doc__: { id }, __metric__: metric });

test.each([["pass@k:k=1&n=4"], ["pass@1:4_samples"], ["codegen_pass@1:4"], ["avg@n:n=4"]])(
  "read(lighteval details with %s) counts its share of 4",
  async (name) => {
    const text = lines(detail("a", { [name]: 0.75 }), detail("b", { [name]: null }));
    expect(await countsOf(text)).toEqual(["a 4 3 0", "b 0 0 4"]);
  },
);

test("read(lighteval details with a document twice) says so", async () => {
  const text = lines(detail("a", { "pass@1:4_samples": 1 }), detail("a", { "pass@1:4_samples": 0 }));
  expect(await countsOf(text)).toEqual(["a 8 4 0"]);
  expect(await issuesOf(text)).toEqual(["1 document is there again, such as a: its counts are added up."]);
});

test("read(lighteval details without n) is refused", async () => {
  const text = lines(detail("a", { "pass@k:k=1": 1 }), detail("b", { "pass@k:k=1": 1 }));
  expect(await refusalOf(text)).toMatch(/row 1 has no pass@1 with its number of samples/);
});

test("read(rows with metrics of another harness) are a table", async () => {
  const row = { id: "a", passed: true, metrics: { seconds: 3 } };
  expect(await countsOf(lines(row, { ...row, passed: false }))).toEqual(["a 2 1 0"]);
});

const helm = (instance_id: string, train_trial_index: number, stats: Record<string, number>) => ({
  instance_id,
  train_trial_index,
  stats: Object.entries(stats).map(([name, sum]) => ({ name: { name, split: "test" }, count: 1, sum })),
});

test("read(HELM statistics that lack a metric of one instance) takes it for unscored", async () => {
  const text = JSON.stringify([helm("a", 0, { exact_match: 1 }), helm("b", 0, { runtime: 2 })]);
  expect(await countsOf(text)).toEqual(["a 1 1 0", "b 0 0 1"]);
});

test("read(HELM statistics with a partial metric) leaves it out, and says so", async () => {
  const text = JSON.stringify([
    helm("a", 0, { exact_match: 1, test_acc: 0.5 }),
    helm("b", 0, { exact_match: 0, test_acc: 1 }),
  ]);
  expect(await countsOf(text)).toEqual(["a 1 1 0", "b 1 0 0"]);
  expect(await issuesOf(text)).toEqual([expect.stringMatching(/^test_acc is no verdict.*Left out/)]);
});

test("read(HELM statistics that contradict themselves) is refused; what is said twice counts once", async () => {
  const twice = (second: number) =>
    JSON.stringify([helm("a", 0, { exact_match: 1 }), helm("a", 0, { exact_match: second })]);
  expect(await countsOf(twice(1))).toEqual(["a 1 1 0"]);
  expect(await refusalOf(twice(0))).toMatch(/\[1\]: trial 0 of instance a has two values of exact_match/);
});
