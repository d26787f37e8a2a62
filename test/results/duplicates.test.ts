import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { read } from "../../src/results/read.ts";
import type { Choices } from "../../src/results/reading.ts";
import { textSource } from "./textSource.ts";

const lines = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join("\n") + "\n";
const csv = (rows: Record<string, unknown>[]) =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(",")).join("\n");

async function told(text: string, choices: Choices = {}) {
  const { counts, totals, issues } = await read([textSource("f", text)], choices);
  const all = counts.map(({ problem, n, c, unscored }) => `${problem} ${n} ${c} ${unscored}`);
  return { counts: all, duplicates: totals.duplicates, messages: issues.map(({ message }) => message) };
}

const names = [
  ...["completion_id", "sample_id", "sample_index", "sample", "sample_idx", "trial", "attempt", "seed", "run"],
  ...["epoch", "repeat", "generation_id"],
];

describe("read(lines with a number of the sample)", () => {
  test.each(names)("%s tells a copy from another sample", async (name) => {
    const rows = [0, 1, 1].map((id, i) => ({ task_id: "a", completion: "x", [name]: id, passed: i === 0 }));
    for (const text of [lines(rows), csv(rows)]) {
      const { counts, duplicates, messages } = await told(text);
      expect([counts, duplicates]).toEqual([["a 3 1 0"], 1]);
      expect(messages).toEqual([expect.stringMatching(/^1 attempt is there again: attempt 1 of problem a, .*on line/)]);
      expect((await told(text, { duplicates: "once" })).counts).toEqual(["a 2 1 0"]);
    }
  });

  test.each(names)("%s alone makes no copies of samples that differ in it", async (name) => {
    const rows = [0, 1, 2].map((id) => ({ task_id: "a", completion: "x", [name]: id, passed: true }));
    for (const text of [lines(rows), csv(rows)])
      expect(await told(text)).toMatchObject({ duplicates: 0, messages: [] });
  });
});

test("read(lines with one seed for all samples) takes it for a setting", async () => {
  const rows = [0, 1, 2, 3].map(() => ({ task_id: "a", completion: "x", seed: 42, passed: true }));
  expect(await told(lines(rows))).toEqual({ counts: ["a 4 4 0"], duplicates: 0, messages: [] });
});

test("read(lines numbered by text, and by two fields) takes the numbers together", async () => {
  const rows = [
    { task_id: "a", sample_id: "a/0", passed: true, result: "" },
    { task_id: "a", sample_id: "a/1", passed: true, result: "" },
    { task_id: "a", sample_id: "a/0", passed: true, result: "" },
  ];
  expect((await told(lines(rows))).duplicates).toBe(1);
  const seeded = rows.map((row, i) => ({ ...row, seed: i }));
  expect((await told(lines(seeded))).duplicates).toBe(0);
});

test("read(copies) says how many, how many contradict, one of them with its lines, and which counts", async () => {
  const row = (task: string, sample: number, passed: boolean) => ({ task_id: task, completion: "", sample, passed });
  const text = lines([row("a", 0, true), row("a", 0, true), row("b", 3, false), row("b", 3, true), row("b", 3, false)]);
  expect((await told(text)).messages).toEqual([
    "3 attempts are there again: attempt 0 of problem a, first on line 1, again on line 2. Every copy is counted.",
    "1 of the attempts that are there again contradicts the first copy: attempt 3 of problem b failed on line 3 and " +
      "passed on line 4. Both are counted.",
  ]);
  const once = await told(text, { duplicates: "once" });
  expect(once.counts).toEqual(["a 1 1 0", "b 1 0 0"]);
  expect(once.messages).toEqual([
    expect.stringContaining("Each is counted once."),
    expect.stringContaining("The first verdict is counted."),
  ]);
});

test("read(copies, { duplicates: once }) prefers a scored copy to one that was never scored", async () => {
  const text = "task,sample,passed\na,0,\na,0,1\na,0,\na,0,0\n";
  expect((await told(text)).counts).toEqual(["a 2 1 2"]);
  const once = await told(text, { duplicates: "once" });
  expect(once.counts).toEqual(["a 1 1 0"]);
  expect(once.messages[1]).toContain("attempt 0 of problem a passed on line 3 and failed on line 5");
});

test("read(copies, { duplicates: once }) counts as many attempts as there are numbers, in any order", async () => {
  const row = fc.record({ task: fc.nat(2), sample: fc.nat(3), passed: fc.constantFrom("1", "0", "") });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      const { counts, totals } = await read([textSource("f", csv(rows))], { duplicates: "once", problem: "0" });
      const key = ({ task, sample }: { task: number; sample: number }) => `${task} ${sample}`;
      const all = new Set(rows.map(key));
      const scored = new Set(rows.filter(({ passed }) => passed !== "").map(key));
      expect(counts.reduce((sum, { n }) => sum + n, 0)).toBe(scored.size);
      expect(counts.reduce((sum, { unscored }) => sum + unscored, 0)).toBe(all.size - scored.size);
      expect(totals.duplicates).toBe(rows.length - all.size);
    }),
  );
});
