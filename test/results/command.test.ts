import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countsCommand } from "../../src/results/command/countsCommand.ts";

let folder = "";
const files = {
  "good.csv": "task,passed\na,1\na,0\n",
  "copies.csv": "task,sample,passed\na,0,1\na,0,0\n",
  "error.csv": "task,passed\na,1\na,error\n",
  "sums.json": '{"humaneval": {"pass@1": 0.3}}',
  "programs.jsonl": '{"task_id": "a", "completion": "return 1"}\n{"task_id": "b", "completion": "return 2"}\n',
  "rewards.jsonl": '{"example_id": 0, "reward": 0.6}\n{"example_id": 0, "reward": 1}\n',
  "scores.csv": "task,score\na,0.5\nb,0.75\n",
  "page.html": "<!DOCTYPE html><html></html>",
  "run/a.csv": "task,passed\na,1\n",
  "run/sums.json": '{"pass@1": 0.3}',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "counts-"));
  mkdirSync(join(folder, "run"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function counts(...args: string[]) {
  const out = { stdout: "", stderr: "" };
  const code = await countsCommand(
    args.map((arg) => (/^[\w/]+\.\w+$|^run$/.test(arg) ? join(folder, arg) : arg)),
    {
      stdout: { write: (text) => (out.stdout += text) },
      stderr: { write: (text) => (out.stderr += text) },
    },
  );
  return { code, ...out, stderr: out.stderr.replaceAll(`${folder}/`, "") };
}

const good = "problem,n,c,unscored\na,2,1,0\n";

describe("counts FILE...", () => {
  test("counts good.csv prints counts as CSV, and as JSON", async () => {
    expect(await counts("good.csv")).toEqual({ code: 0, stdout: good, stderr: "" });
    expect(JSON.parse((await counts("--json", "good.csv")).stdout)).toEqual({
      counts: [{ group: "", problem: "a", n: 2, c: 1, unscored: 0 }],
      issues: [],
    });
  });

  test.each([
    ["sums.json", /^sums\.json: Not counted: this file holds sums only/],
    ["programs.jsonl", /^programs\.jsonl: Not counted: .*without verdicts/],
  ])("counts good.csv %s prints the good counts and the refusal, and fails", async (bad, message) => {
    for (const args of [
      ["good.csv", bad],
      [bad, "good.csv"],
    ]) {
      const { code, stdout, stderr } = await counts(...args);
      expect([code, stdout]).toEqual([1, good]);
      expect(stderr).toMatch(message);
    }
  });

  test("counts FOLDER leaves out what is no result, says so, and does not fail", async () => {
    const { code, stdout, stderr } = await counts("run");
    expect([code, stdout]).toEqual([0, "problem,n,c,unscored\na,1,1,0\n"]);
    expect(stderr).toMatch(/^run\/sums\.json: Not counted: /);
  });

  test.each(["sums.json", "programs.jsonl", "page.html"])("counts %s prints nothing but the reason", async (bad) => {
    const { code, stdout, stderr } = await counts(bad);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(new RegExp(`^${bad}: .{20}`));
  });

  test("counts says how to change what was taken", async () => {
    const copies = await counts("copies.csv");
    expect(copies.stderr).toMatch(
      /^copies\.csv, line 3: 1 attempt is there again: .*counted\. Otherwise: --choose duplicates=once \(/,
    );
    expect((await counts("--json", "copies.csv")).stdout).toContain("--choose duplicates=once");
    expect((await counts("copies.csv", "--choose", "duplicates=once")).stdout).toBe("problem,n,c,unscored\na,1,1,0\n");
    expect((await counts("error.csv")).stderr).toContain("--choose word:error=failed");
    expect((await counts("error.csv", "--choose", "word:error=failed")).stdout).toBe(good);
  });

  test("counts says how a threshold is changed", async () => {
    const hint = "Otherwise: --choose threshold=NUMBER.";
    expect((await counts("rewards.jsonl")).stderr.trimEnd().endsWith(hint)).toBe(true);
  });

  test("counts --choose duplicates=once is no fault where there are no duplicates", async () => {
    expect(await counts("good.csv", "--choose", "duplicates=once")).toEqual({ code: 0, stdout: good, stderr: "" });
  });
});

const mistakes: [string[], RegExp][] = [
  [["--choose", "word:eror=failed", "error.csv"], /of these files \(.*word:error\); got word:eror\./],
  [["--choose", "threshold=high", "scores.csv"], /the threshold must be a number; got high\./],
  [
    ["--choose", "duplicats=once", "good.csv"],
    /^--choose must name a choice of these files \(problem, verdict\); got duplicats\./,
  ],
  [
    ["--choose", "verdict=7", "good.csv"],
    /^good\.csv: the choice verdict must be one of 0 \(task\), 1 \(passed\); got 7\./,
  ],
  [["--choose", "duplicates=never", "copies.csv"], /duplicates must be one of every \(.*\), once \(.*\); got never\./],
  [["--choose", "verdict", "good.csv"], /^--choose must be ID=VALUE, such as duplicates=once; got verdict\./],
  [["--choose", "verdict=", "good.csv"], /^--choose must be ID=VALUE/],
  [["--choose", "verdict=0", "--choose", "verdict=1", "good.csv"], /must name each choice once; got verdict twice/],
  [["--unscored", "drop", "good.csv"], /^--unscored must be fail or leave; got drop\./],
  [["-", "-"], /^standard input can be read only once/],
  [["missing.csv"], /^there is no file or folder missing\.csv/],
  [["--jsn", "good.csv"], /--jsn/],
  [[], /^Usage: counts/],
];

test.each(mistakes)("counts %j is refused", async (args, message) => {
  const { code, stdout, stderr } = await counts(...args);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(message);
});
