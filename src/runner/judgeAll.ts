import type { Pool } from "./pool.ts";
import type { Trial } from "./trial.ts";
import type { Verdict } from "./verdict.ts";

interface Judging {
  /** How many workers the pool has. */
  atOnce: number;
  /** Verdicts that are known from an earlier, interrupted call, by the index of their trial. */
  known?: ReadonlyMap<number, Verdict>;
  /** Called with each new verdict, and again when a second try changes one. */
  tell?: (index: number, verdict: Verdict) => void;
}

/**
 * Judges every trial and gives the verdicts in the trials' order. One that ran out of time is tried once more at the
 * end, alone and with twice its time: a busy machine is no fault of a program.
 * Rejects when the pool does.
 */
export async function judgeAll(
  pool: Pick<Pool, "judge">,
  trials: readonly Trial[],
  { atOnce, known = new Map<number, Verdict>(), tell = () => undefined }: Judging,
): Promise<Verdict[]> {
  const verdicts = trials.map((_, index) => known.get(index));
  const note = (index: number, verdict: Verdict) => {
    verdicts[index] = verdict;
    tell(index, verdict);
  };
  const open = trials.keys();
  const lane = async () => {
    for (const index of open) {
      if (!verdicts[index]) note(index, await pool.judge(trials[index]));
    }
  };
  // A second trial waits beside each that runs, so that no worker waits for the next.
  await Promise.all(Array.from({ length: 2 * atOnce }, lane));
  for (const [index, trial] of trials.entries()) {
    const { status, triedAgain } = verdicts[index] as Verdict;
    if (status !== "timeout" || triedAgain) continue;
    const timeLimit = 2 * trial.timeLimit;
    const second = await pool.judge({ ...trial, timeLimit });
    const why = `${trial.timeLimit} s were not enough; tried once more, alone and with ${timeLimit} s`;
    note(index, { ...second, message: [second.message, why].filter(Boolean).join("; "), triedAgain: true });
  }
  return verdicts as Verdict[];
}
