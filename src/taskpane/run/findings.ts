import type { Verdict } from "../../runner/verdict.ts";
import type { Run } from "./run.ts";
import { isScored } from "./verdictCounts.ts";

export interface RunFindings {
  unjudged: number;
  /** Problems with a sample that could not be judged with candidate and tests apart. */
  unsupported: { problems: Set<string>; samples: number };
  /** Problems whose tests do not run. */
  testErrors: string[];
  /** Problems of which no candidate defines what the tests look for. */
  notDefined: { problem: string; names: string }[];
}

const missing = /^the tests look for (.+), which the candidate does not define$/;

/** What the user should know of the verdicts before counting them. */
export function findings({ items }: Run, verdicts: ReadonlyMap<number, Verdict>): RunFindings {
  const unsupported = { problems: new Set<string>(), samples: 0 };
  const testErrors = new Set<string>();
  const names = new Map<string, string | null>();
  let unjudged = 0;
  for (const [index, verdict] of verdicts) {
    const { problem } = items[index];
    if (!isScored(verdict.status)) unjudged++;
    if (verdict.status === "unsupported") {
      unsupported.problems.add(problem);
      unsupported.samples++;
    }
    if (verdict.status === "testError") testErrors.add(problem);
    const name = missing.exec(verdict.message)?.[1] ?? null;
    names.set(problem, names.has(problem) && names.get(problem) !== name ? null : name);
  }
  const notDefined = [...names].flatMap(([problem, name]) => (name === null ? [] : { problem, names: name }));
  return { unjudged, unsupported, testErrors: [...testErrors], notDefined };
}
