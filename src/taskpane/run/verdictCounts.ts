import type { Verdict } from "../../runner/verdict.ts";
import type { Run } from "./run.ts";

export interface VerdictCount {
  problem: string;
  n: number;
  c: number;
  /** Samples in n, and not in c, that could not be judged here; another runner might pass them. */
  unsupported: number;
  /** Samples without a verdict of their own, by a fault of the tests or the runner; in neither n nor c. */
  unscored: number;
}

/** The counts of each problem, in the order of the run. */
export function verdictCounts({ items }: Run, verdicts: ReadonlyMap<number, Verdict>): VerdictCount[] {
  const counts = new Map<string, VerdictCount>();
  for (const [index, { problem }] of items.entries()) {
    const status = verdicts.get(index)?.status;
    const count = counts.get(problem) ?? { problem, n: 0, c: 0, unsupported: 0, unscored: 0 };
    counts.set(problem, count);
    if (status === undefined || !isScored(status)) count.unscored++;
    else count.n++;
    if (status === "passed") count.c++;
    if (status === "unsupported") count.unsupported++;
  }
  return [...counts.values()];
}

/** Whether a status says something of the candidate. */
export const isScored = (status: Verdict["status"]): boolean => status !== "testError" && status !== "runnerError";
