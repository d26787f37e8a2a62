import { expect, test } from "@jest/globals";
import { read } from "../../../src/results/read.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

/** A log with a sample for each map of scores, all of problem p. */
function log(scores: Record<string, unknown>[], more: object = {}): string {
  const samples = scores.map((each, i) => ({
    id: "p",
    epoch: i + 1,
    scores: Object.fromEntries(Object.entries(each).map(([scorer, value]) => [scorer, { value }])),
  }));
  return JSON.stringify({ version: 2, status: "success", eval: { model: "m" }, samples, ...more });
}

async function issuesOf(text: string): Promise<string[]> {
  return (await read([textSource("f", text)])).issues.map(({ message }) => message);
}

test.each([
  ["a list", [1, 1], /a list of 2/],
  ["an empty list", [], /a list of 0/],
  ["a list in an object", { a: [1] }, /scores\["s\.a"\]: .*a list of 1/],
  ["an object in an object", { a: { b: 1 } }, /scores\["s\.a"\]: .*an object/],
])("read(an inspect_ai log with %s as a score) is refused, naming the sample", async (_, value, message) => {
  const refusal = await refusalOf(
    log([{ s: typeof value === "object" && !Array.isArray(value) ? { a: 1 } : 1 }, { s: value }]),
  );
  expect(refusal).toMatch(
    /^file\.txt, samples\[1\]\.scores\.?.*s.*: a score must be one value; got a.* \(sample p, epoch 2\)/,
  );
  expect(refusal).toMatch(message);
});

test("read(an inspect_ai log of two scorers, one of lists) leaves that one out, and says so", async () => {
  const text = log([
    { s: "C", t: 1 },
    { s: "I", t: [1, 0] },
  ]);
  expect(await countsOf(text)).toEqual(["p 2 1 0"]);
  expect(await issuesOf(text)).toEqual([expect.stringMatching(/^samples\[1\]\.scores\.t is a list.* t is left out/)]);
});

test("read(an inspect_ai log with several values a score) makes a group of each", async () => {
  expect(await countsOf(log([{ s: { a: "C", b: 0 } }]))).toEqual(["s.a|p 1 1 0", "s.b|p 1 0 0"]);
});

test("read(an inspect_ai log with partial scores) passes 1 and tells of them", async () => {
  const text = log([{ s: 0.5 }, { s: "P" }, { s: 1 }, { s: "0.75" }, { s: false }]);
  expect(await countsOf(text)).toEqual(["p 5 1 0"]);
  expect(await issuesOf(text)).toEqual(["A score from 1 on counts as passed; 3 of 5 scores are neither 0 nor 1."]);
  expect(await countsOf(text, { threshold: "0.6" })).toEqual(["p 5 2 0"]);
});

test("read(an inspect_ai log of scores from 1 to 10) asks from which on an attempt passes", async () => {
  const text = log([{ s: 1 }, { s: 3 }, { s: 9 }]);
  expect(await refusalOf(text)).toMatch(
    /samples\[1\]\.scores\.s: this score is 3 \(sample p, epoch 2\), on a scale of its own/,
  );
  expect(await countsOf(text, { threshold: "8" })).toEqual(["p 3 1 0"]);
});

test.each(["started", "error", "cancelled"])(
  "read(an inspect_ai log with status %s) says what is missing",
  async (status) => {
    const run = { model: "m", dataset: { samples: 4, sample_ids: ["p", "q"] }, config: { epochs: 2 } };
    expect(await issuesOf(log([{ s: "C" }, { s: "I" }, { s: "C" }], { status, eval: run }))).toEqual([
      `The run did not finish (its status is ${status}): 3 of its 4 samples are in the log, and only those are counted.`,
    ]);
  },
);

test("read(a finished inspect_ai log with fewer samples than were run) says so", async () => {
  const issues = await issuesOf(log([{ s: "C" }], { results: { total_samples: 3 } }));
  expect(issues).toEqual(["Only 1 of its 3 samples are in the log: those that are missing are not counted."]);
});
