import { readProblems } from "../../runner/files/readProblems.ts";
import { readSamples } from "../../runner/files/readSamples.ts";
import { trialOf } from "../../runner/files/trialOf.ts";
import { strings } from "../strings.ts";
import type { Candidates } from "./run.ts";

/** The candidates of a file of problems and one of samples, as HumanEval and MBPP have them; either may be gzip. */
export async function fileCandidates(problemFile: File, sampleFile: File, timeLimit: number): Promise<Candidates> {
  const problems = readProblems(await textOf(problemFile), problemFile.name);
  const { samples, notes } = readSamples(await textOf(sampleFile), sampleFile.name, problems);
  const counted = new Map<string, number>();
  const items = samples.map(({ row, problem, candidate }) => {
    const count = (counted.get(problem.id) ?? 0) + 1;
    counted.set(problem.id, count);
    const sample = String(row.completion_id ?? count);
    return { problem: problem.id, sample, trial: trialOf(problem, candidate, timeLimit) };
  });
  return { source: strings.run.files(sampleFile.name, problemFile.name), items, notes };
}

async function textOf(file: File): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
