import { jsonRows } from "./jsonRows.ts";
import type { Problem } from "./problem.ts";

export interface Sample {
  /** The row as it was read, which the result repeats. */
  row: Record<string, unknown>;
  problem: Problem;
  /** The candidate's whole program. */
  candidate: string;
}

/**
 * Reads samples, each with `task_id` and `completion` (continues the prompt) or `solution` (a whole program).
 * Throws when a sample names a problem that is not there, holds no program, or has the `completion_id` of another.
 * What is odd but can be judged is told in `notes`.
 */
export function readSamples(
  text: string,
  file: string,
  problems: ReadonlyMap<string, Problem>,
): { samples: Sample[]; notes: string[] } {
  const seen = new Set<string>();
  const sampled = new Set<string>();
  let empty = 0;
  let repeated = 0;
  const samples = jsonRows(text, file, (row) => {
    const problem = problems.get(String(row.task_id));
    if (!problem) {
      const [first] = problems.keys();
      const rule = `one of the ${problems.size} problems, such as ${first}`;
      throw new Error(`task_id must be ${rule}; got ${JSON.stringify(row.task_id)}`);
    }
    const program = row.solution ?? row.completion;
    if (typeof program !== "string") {
      throw new Error(
        `completion or solution must be the program, a text; got ${program === undefined ? "neither" : JSON.stringify(program)}`,
      );
    }
    if (row.completion_id !== undefined) {
      const key = JSON.stringify([problem.id, "id", row.completion_id]);
      if (seen.has(key))
        throw new Error(`completion_id must be unique in ${problem.id}; got ${String(row.completion_id)}`);
      seen.add(key);
    }
    if (program.trim() === "") empty++;
    const key = JSON.stringify([problem.id, "program", program]);
    if (seen.has(key)) repeated++;
    seen.add(key);
    sampled.add(problem.id);
    return { row, problem, candidate: typeof row.solution === "string" ? program : problem.prefix + program };
  });
  if (samples.length === 0) throw new Error(`${file} must hold at least one sample; got none`);
  const unsampled = problems.size - sampled.size;
  const notes = [
    empty && `${empty} candidates are empty; each is judged like any other`,
    repeated && `${repeated} candidates repeat another of their problem word for word; each counts as a sample`,
    unsampled && `${unsampled} of ${problems.size} problems have no sample`,
  ].filter((note) => typeof note === "string");
  return { samples, notes };
}
