import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { read } from "../../../src/results/read.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const json = JSON.stringify;

/** The same rewards of problem 1 as each format with rewards writes them. */
const formats: Record<string, (rewards: unknown[]) => Record<string, string>> = {
  "tau-bench": (rewards) => ({ f: json(rewards.map((reward, trial) => ({ task_id: 1, trial, reward }))) }),
  tau2: (rewards) => ({
    f: json({ simulations: rewards.map((reward, trial) => ({ task_id: 1, trial, reward_info: { reward } })) }),
  }),
  Harbor: (rewards) =>
    Object.fromEntries(
      rewards.map((reward, i) => [
        `${i}/result.json`,
        json({ task_name: 1, trial_name: `t${i}`, verifier_result: { rewards: { reward } } }),
      ]),
    ),
  verifiers: (rewards) => ({ f: rewards.map((reward) => json({ example_id: 1, reward })).join("\n") + "\n" }),
};

async function issuesOf(files: Record<string, string>, threshold?: string): Promise<string[]> {
  const sources = Object.entries(files).map(([name, text]) => textSource(name, text));
  const { issues, choices } = await read(sources, threshold === undefined ? {} : { threshold });
  expect(choices.map(({ id }) => id)).toContain("threshold");
  return issues.map(({ message }) => message);
}

test.each(["tau-bench", "tau2", "Harbor"])("read(%s) passes a reward of 1 only, and tells of others", async (name) => {
  const files = formats[name]!([1, 0.9999995, 0.5, 2, 0]);
  expect(await countsOf(files)).toEqual(["1 5 2 0"]);
  expect(await issuesOf(files)).toEqual([
    "A reward of 1 counts as passed, any other as failed; 1 of 5 lies between 0 and 1, and 1 of 5 lies below 0 or above 1.",
  ]);
});

test("read(verifiers) passes rewards from 0.5 on, and tells of those between 0 and 1", async () => {
  const files = formats.verifiers!([1, 0.5, 0.25, 3, 0]);
  expect(await countsOf(files)).toEqual(["1 5 3 0"]);
  expect(await issuesOf(files)).toEqual([
    expect.stringMatching(/^A reward from 0.5 on counts as passed; 2 of 5 lie between 0 and 1, /),
  ]);
});

test.each(Object.keys(formats))("read(%s of 0 and 1 only) has nothing to tell", async (name) => {
  expect(await issuesOf(formats[name]!([1, 0, 1]))).toEqual([]);
});

test.each(Object.keys(formats))("read(%s, { threshold }) counts what a comparison with it counts", async (name) => {
  const rewards = fc.array(fc.integer({ min: -8, max: 16 }), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rewards, fc.integer({ min: 1, max: 7 }), async (eighths, threshold) => {
      const passed = eighths.filter((eighth) => eighth >= threshold).length;
      const files = formats[name]!(eighths.map((eighth) => eighth / 8));
      expect(await countsOf(files, { threshold: String(threshold / 8) })).toEqual([`1 ${eighths.length} ${passed} 0`]);
    }),
    { numRuns: 30 },
  );
});

test.each(Object.keys(formats))("read(%s with a reward that is no number) says where", async (name) => {
  expect(await refusalOf(formats[name]!([1, "high"]))).toMatch(
    /^(f, \[1\]|f, simulations\[1\]|1\/result\.json, verifier_result\.rewards|f, line 2): reward must be a number; got "high"/,
  );
});

test("read(verifiers, { threshold: nothing }) is refused, for everything would pass", async () => {
  expect(await refusalOf(formats.verifiers!([0, 1]), { threshold: " " })).toMatch(/threshold must be a number/);
});

test("read(a Harbor trial with several rewards) asks which decides", async () => {
  const trial = { task_name: "t", trial_name: "a", verifier_result: { rewards: { tests: 1, style: 0 } } };
  const files = { "result.json": json(trial) };
  expect(await refusalOf(files)).toMatch(/several rewards \(tests, style\)/);
  expect(await countsOf(files, { reward: "tests" })).toEqual(["t 1 1 0"]);
  expect(await countsOf(files, { reward: "style" })).toEqual(["t 1 0 0"]);
});
