import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { gzipSync, zipSync } from "fflate";
import { read } from "../../src/results/read.ts";
import { Refusal } from "../../src/results/refusal.ts";
import { textSource } from "./textSource.ts";

const utf8 = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
const samples = [0, 1, 2].map((epoch) => ({ id: 1, epoch, scores: { verify: { value: epoch ? "C" : "I" } } }));

/** One small file of each kind of container and shape. */
const files: Uint8Array[] = [
  utf8('{"task_id":"a","completion":"x\\n","passed":true}\n{"task_id":"a","completion":"\\"","passed":false}\n'),
  utf8('\uFEFFmodel;task;status\r\nm;a;pass\r\nm;"b\n2";timeout\r\n'),
  utf8("task\tn\tc\na\t4\t3\n"),
  utf8('sep=;\r\ntask;n;passed;failed;errors;rate\r\n"a ""b";5;3;1;1;75%\r\nTotal;5;3;1;1;0,75\r\n'),
  utf8("task,n,rate\na,4,50%\nb,4,0.5\ntask,n,rate\nc,4,50\n"),
  utf8("task,sample_id,passed,status\na,0,1,fail\na,0,,error\na,1,0,crash\n"),
  utf8('{"id":"a","seed":1,"trial":"x","correct":true}\n{"id":"a","seed":1,"trial":"x","correct":false}\n'),
  utf8({
    tests: [
      { id: "a", result: "pass" },
      { id: "a", result: "error" },
    ],
  }),
  utf8({ eval: { a: [{ base_status: "pass", plus_status: null }] } }),
  utf8({ eval: { a: [{ status: "pass" }] } }),
  utf8({ samples }),
  zipSync({ "header.json": utf8("{}"), "summaries.json": utf8(samples) }),
  gzipSync(utf8("task,passed\na,1\nb,0\n")),
  utf8({ results: { results: [{ vars: { x: 1 }, success: true, provider: { id: "p" }, prompt: { raw: "r" } }] } }),
  utf8({ submitted_ids: ["a", "b"], resolved_ids: ["a"], total_instances: 3 }),
  utf8([{ question_id: "q", graded_list: [true, -1, null], difficulty: "easy" }]),
  utf8({ "0": [[true, 1], [-2]] }),
  utf8([{ task_id: 1, reward: 1, trial: 0 }]),
  utf8({ simulations: [{ task_id: "0", reward_info: { reward: 1 } }], tasks: [{ id: "0" }], info: { num_trials: 2 } }),
  utf8({ task_name: "a", trial_name: "a1", verifier_result: { rewards: { reward: 1 } }, exception_info: null }),
  utf8(
    '{"doc_id":0,"resps":[["a","b"]],"filter":"none","pass@1":0.5}\n{"doc_id":1,"resps":[["a","b"]],"filter":"none","pass@1":0}\n',
  ),
  utf8(
    '{"problem":"q","generation":"","symbolic_correct":true}\n{"problem":"r","generation":"","symbolic_correct":false}\n',
  ),
  utf8({ name: "a", language: "lua", results: [{ status: "OK", exit_code: 0 }] }),
  utf8({ details: [{ example_abbr: "a", correct: [true, false] }] }),
  utf8({ "0": [[0, { passed: true }]] }),
  utf8([{ instance_id: "a", train_trial_index: 0, stats: [{ name: { name: "exact_match" }, count: 1, sum: 1 }] }]),
  utf8({ __doc__: { id: 1 }, __metric__: { "pass@k:k=1&n=4": 0.75 } }),
  utf8(
    '{"example_id":0,"reward":0.5,"task":"a","error":null}\n{"example_id":0,"reward":2,"task":"b","is_completed":true}\n',
  ),
  utf8({
    ...{ submitted_ids: ["a", "b", "c"], completed_ids: ["a", "b"], resolved_ids: ["a"], unresolved_ids: ["b"] },
    ...{ infra_failure_ids: ["c"], incomplete_ids: [], resolved_instances: 1, total_instances: 3 },
  }),
  new Uint8Array([...gzipSync(utf8("task,passed\na,1\n")), ...gzipSync(utf8("b,0\n")), 0, 0, 0]),
  zipSync({
    "_journal/start.json": utf8({ eval: { model: "m", dataset: { sample_ids: [1] }, config: { epochs: 3 } } }),
    "_journal/summaries/1.json": utf8(samples.slice(1)),
    ...Object.fromEntries(samples.map((sample) => [`samples/1_epoch_${sample.epoch}.json`, utf8(sample)])),
  }),
];

/** Reads, and lets nothing through but counts that make sense or a refusal in words. */
async function readsOrRefuses(content: Uint8Array): Promise<void> {
  try {
    const { counts } = await read([textSource("f", content, 64)]);
    for (const { n, c, unscored } of counts) {
      expect([n, c, unscored].every((count) => Number.isInteger(count) && count >= 0) && c <= n).toBe(true);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.describe()).toMatch(/^f\b.{20,}/s);
  }
}

const anyFile = fc.constantFrom(...files);
const runs = { numRuns: 400 };

test("read(f) of a whole file gives counts", async () => {
  for (const file of files) expect((await read([textSource("f", file)])).counts.length).toBeGreaterThan(0);
});

test("read(f) of a file cut anywhere gives counts or a refusal", async () => {
  const cut = fc.tuple(anyFile, fc.double({ min: 0, max: 1, noNaN: true }));
  await fc.assert(
    fc.asyncProperty(cut, ([file, share]) => readsOrRefuses(file.slice(0, Math.floor(share * file.length)))),
    runs,
  );
});

test("read(f) of a file with flipped bytes gives counts or a refusal", async () => {
  const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(anyFile, flips, (file, places) => {
      const flipped = file.slice();
      for (const [at, bits] of places) flipped[at % file.length]! ^= bits;
      return readsOrRefuses(flipped);
    }),
    runs,
  );
});

test("read(f) of a file with values of the wrong type gives counts or a refusal", async () => {
  const documents = files.flatMap((file) => {
    const text = new TextDecoder().decode(file);
    return text.startsWith("{") || text.startsWith("[")
      ? [
          text
            .split("\n")
            .filter(Boolean)
            .map((line) => JSON.parse(line) as unknown),
        ]
      : [];
  });
  const swap = (value: unknown, at: { left: number }, by: unknown): unknown => {
    if (at.left-- === 0) return by;
    if (Array.isArray(value)) return value.map((each) => swap(each, at, by));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, swap(each, at, by)]));
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documents), fc.nat(20), fc.jsonValue(), (lines, place, by) => {
      const at = { left: place };
      return readsOrRefuses(utf8(lines.map((line) => JSON.stringify(swap(line, at, by))).join("\n")));
    }),
    runs,
  );
});

test("read(f) of any text gives counts or a refusal", async () => {
  const cells = fc.array(
    fc.constantFrom(
      "task",
      "n",
      "c",
      "passed",
      "a1",
      "a2",
      "1",
      "0",
      "pass",
      "x",
      '"',
      "",
      "NaN",
      "sep=;",
      "Total",
      "failed",
      "rate",
      "50%",
      "0.5",
      "errors",
      "sample_id",
      "error",
      "[",
      "{",
      "\n",
      ",",
      "\t",
      ";",
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        cells.map((list) => list.join("")),
        fc.json(),
      ),
      (text) => readsOrRefuses(utf8(text)),
    ),
    runs,
  );
});
