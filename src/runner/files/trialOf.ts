import type { Trial } from "../trial.ts";
import type { Problem } from "./problem.ts";

/** The trial of a candidate for a problem; `timeLimit` in seconds. */
export function trialOf(problem: Problem, candidate: string, timeLimit: number): Trial {
  const { test, entryPoints, callsCheck, mode, prefix } = problem;
  const program = candidate.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return { candidate: program, test, entryPoints, callsCheck, prompt: prefix, mode, timeLimit };
}
