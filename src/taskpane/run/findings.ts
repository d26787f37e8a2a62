import type { Verdict } from "../../runner/verdict.ts";
import type { Run } from "./run.ts";
import { isScored } from "./verdictCounts.ts";

export interface RunFindings {
  /** Problems with a sample that was not judged, so that nothing is counted there. */
  unscored: string[];
  /** Problems with a sample that could not be judged with candidate and tests apart. */
  unsupported: { problems: Set<string>; samples: number };
  /** Modules that candidates need and that are not there. */
  modules: { names: string[]; samples: number };
  /** Problems whose tests do not run. */
  testErrors: string[];
  /** Problems of which no candidate defines what the tests look for. */
  notDefined: { problem: string; names: string }[];
}

const noModule = /^No module named '([^'.]+)/;
const missing = /^the tests look for (.+), which the candidate does not define$/;

/** What the user should know of the verdicts before counting them. */
export function findings({ items }: Run, verdicts: ReadonlyMap<number, Verdict>): RunFindings {
  const unsupported = { problems: new Set<string>(), samples: 0 };
  const modules = { names: new Set<string>(), samples: 0 };
  const [unscored, testErrors] = [new Set<string>(), new Set<string>()];
  const names = new Map<string, string | null>();
  for (const [index, verdict] of verdicts) {
    const { problem } = items[index];
    if (!isScored(verdict.status)) unscored.add(problem);
    if (verdict.status === "unsupported" && verdict.type === "ModuleNotFoundError") {
      modules.names.add(noModule.exec(verdict.message)?.[1] ?? verdict.message);
      modules.samples++;
    } else if (verdict.status === "unsupported") {
      unsupported.problems.add(problem);
      unsupported.samples++;
    }
    if (verdict.status === "testError") testErrors.add(problem);
    const name = missing.exec(verdict.message)?.[1] ?? null;
    names.set(problem, names.has(problem) && names.get(problem) !== name ? null : name);
  }
  const notDefined = [...names].flatMap(([problem, name]) => (name === null ? [] : { problem, names: name }));
  return {
    unscored: [...unscored],
    unsupported,
    modules: { ...modules, names: [...modules.names] },
    testErrors: [...testErrors],
    notDefined,
  };
}
