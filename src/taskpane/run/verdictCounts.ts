import type { Verdict } from "../../runner/verdict.ts";
import type { Run } from "./run.ts";

export interface VerdictCount {
  problem: string;
  n: number;
  c: number;
  /** Samples without a verdict of their own: unsupported, or a fault of the tests or the runner. */
  unscored: number;
}

/** The counts of each problem, in the order of the run; samples that were not judged are in neither n nor c. */
export function verdictCounts({ items }: Run, verdicts: ReadonlyMap<number, Verdict>): VerdictCount[] {
  const counts = new Map<string, VerdictCount>();
  for (const [index, { problem }] of items.entries()) {
    const status = verdicts.get(index)?.status;
    const count = counts.get(problem) ?? { problem, n: 0, c: 0, unscored: 0 };
    counts.set(problem, count);
    if (status === undefined || !isScored(status)) count.unscored++;
    else count.n++;
    if (status === "passed") count.c++;
  }
  return [...counts.values()];
}

/** Whether a status says something of the candidate. */
export const isScored = (status: Verdict["status"]): boolean =>
  status !== "unsupported" && status !== "testError" && status !== "runnerError";
