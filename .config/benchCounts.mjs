// `npm run bench:counts [-- MB]`: counts one JSONL of results with the counts command, in a page of Chromium and with
// Python's json, line by line, in turns in one run; prints MB/s and the ratios. The counts must agree.
import { spawnSync } from "node:child_process";
import { mkdirSync, openSync, writeSync, closeSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { startBrowser } from "./bench/browserCounts.mjs";
import { root } from "./install.mjs";

const size = Number(process.argv[2] ?? 1000) * 1e6;
const folder = join(root, ".cache");
const file = join(folder, "bench.jsonl");
const problems = 1000;

/** Programs of 300 to 1,500 characters, from a generator with a fixed seed. */
function writeResults() {
  mkdirSync(folder, { recursive: true });
  const out = openSync(file, "w");
  let seed = 20240607;
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (let written = 0, i = 0; written < size;) {
    let block = "";
    while (block.length < 2 ** 20) {
      const passed = random() < 0.3;
      const lines = 8 + Math.floor(random() * 36);
      const completion = "    total = total + value * (index - 1)\n".repeat(lines) + '    return "x" + str(total)\n';
      const result = passed ? "passed" : "failed: AssertionError";
      block += JSON.stringify({ task_id: `Bench/${i++ % problems}`, completion, result, passed }) + "\n";
    }
    written += writeSync(out, block);
  }
  closeSync(out);
}

const python = `import json, sys
n = {}; c = {}
with open(sys.argv[1], encoding="utf-8") as lines:
    for line in lines:
        row = json.loads(line)
        task = row["task_id"]
        n[task] = n.get(task, 0) + 1
        c[task] = c.get(task, 0) + (row["passed"] is True)
json.dump({"counts": [{"n": n[task], "c": c[task]} for task in n]}, sys.stdout)`;

const command = join(root, "dist", "commands", "counts.mjs");
const tellMemory = 'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';

/** Runs a whole process, its start included. */
function run(program, ...args) {
  const start = performance.now();
  const result = spawnSync(program, [...args, file], { encoding: "utf8", cwd: root, maxBuffer: 2 ** 28 });
  const seconds = (performance.now() - start) / 1000;
  if (result.status !== 0) throw new Error(`${program} ended with ${result.status}: ${result.stderr}`);
  const { counts } = JSON.parse(result.stdout);
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  return { seconds, n: sum("n"), c: sum("c"), memory: Number(result.stderr) };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

writeResults();
const megabytes = statSync(file).size / 1e6;
const ours = [];
const theirs = [];
const inPage = [];
const onlyRead = [];
const browser = await startBrowser();
if (!browser) console.log("no Chromium here: counting in a page is left out");
for (let round = 0; round < 3; round++) {
  ours.push(run(process.execPath, "--import", tellMemory, command, "--json"));
  theirs.push(run("python3", "-c", python));
  if (!browser) continue;
  inPage.push(await browser.time("count", file));
  onlyRead.push(await browser.time("read", file));
}
await browser?.stop();
rmSync(file);
const [mine] = ours;
const [python0] = theirs;
for (const { n, c } of [mine, ...inPage]) {
  if (n !== python0.n || c !== python0.c)
    throw new Error(`the counts must agree; got ${n}, ${c} and ${python0.n}, ${python0.c}`);
}
const speed = (runs) => megabytes / median(runs.map(({ seconds }) => seconds));
const memory = Math.max(...ours.map((each) => each.memory)) / 1024;
console.log(`${megabytes.toFixed(0)} MB, ${mine.n} attempts at ${problems} problems`);
console.log(`counts command  ${speed(ours).toFixed(0)} MB/s, at most ${memory.toFixed(0)} MB of memory`);
console.log(`Python's json   ${speed(theirs).toFixed(0)} MB/s`);
console.log(`ratio           ${(speed(ours) / speed(theirs)).toFixed(2)}`);
if (browser) {
  console.log(
    `in a page       ${speed(inPage).toFixed(0)} MB/s; reading the file alone ${speed(onlyRead).toFixed(0)} MB/s`,
  );
  console.log(`ratio           ${(speed(inPage) / speed(theirs)).toFixed(2)}`);
}
