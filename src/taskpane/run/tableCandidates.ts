import { entryPointsOf } from "../../runner/files/entryPointsOf.ts";
import type { Problem } from "../../runner/files/problem.ts";
import { trialOf } from "../../runner/files/trialOf.ts";
import type { Block } from "../../workbook/port.ts";
import { strings } from "../strings.ts";
import { type CandidateColumns, textOf } from "./recogniseCandidates.ts";
import type { Candidates, RunItem } from "./run.ts";

const ofProblem = ["test", "entryPoint", "prompt", "mode"] as const;
const reasons = ["noProblem", "noTest", "noEntryPoint", "badMode"] as const;
type Reason = (typeof reasons)[number];
type Row = Record<keyof CandidateColumns, string> & { row: number };

/**
 * The candidates of a table, one a row below its header; `timeLimit` in seconds. Tests, entry point, prompt and mode may
 * stand in one row of a problem for all of them. A row that cannot be run is left out, and said.
 */
export function tableCandidates(block: Block, columns: CandidateColumns, timeLimit: number): Candidates {
  const left = new Map<Reason, number[]>();
  const samples = new Map<string, number>();
  const seen = new Set<string>();
  let [empty, repeated, inWords] = [0, 0, 0];
  const items = rowsOf(block, columns).flatMap((row): RunItem[] => {
    const problem = problemOf(row);
    if (typeof problem === "string") {
      left.set(problem, [...(left.get(problem) ?? []), row.row]);
      return [];
    }
    const key = JSON.stringify([row.problem, row.candidate]);
    if (seen.has(key)) repeated++;
    seen.add(key);
    if (row.candidate.trim() === "") empty++;
    if (problem.prefix !== row.prompt) inWords++;
    const sample = (samples.get(row.problem) ?? 0) + 1;
    samples.set(row.problem, sample);
    const trial = trialOf(problem, problem.prefix + row.candidate, timeLimit);
    return [{ problem: row.problem, sample: String(sample), trial }];
  });
  const words = strings.run.notes;
  const notes = reasons.flatMap((reason) => (left.has(reason) ? words.leftOut(left.get(reason)!, words[reason]) : []));
  if (empty > 0) notes.push(words.empty(empty));
  if (repeated > 0) notes.push(words.repeated(repeated));
  if (inWords > 0) notes.push(words.promptInWords);
  return { source: block.area.sheet, items, notes };
}

/** The rows that hold anything, each with what another row of its problem says for all. */
function rowsOf({ area, values }: Block, columns: CandidateColumns): Row[] {
  const said = new Map<string, Row>();
  const rows = values.slice(1).flatMap((cells, index): Row[] => {
    const text = (column: number | null) => (column === null ? "" : textOf(cells[column]).replace(/\r\n?/g, "\n"));
    const row: Row = {
      row: area.row + index + 2,
      problem: text(columns.problem).trim(),
      candidate: text(columns.candidate),
      test: text(columns.test),
      entryPoint: text(columns.entryPoint).trim(),
      prompt: text(columns.prompt),
      mode: text(columns.mode).trim().toLowerCase(),
    };
    if (row.problem === "" && row.candidate.trim() === "" && row.test.trim() === "") return [];
    const first = said.get(row.problem) ?? row;
    said.set(row.problem, { ...first, ...filled(first, row) });
    return [row];
  });
  return rows.map((row) => ({ ...row, ...filled(row, said.get(row.problem) as Row) }));
}

const filled = (row: Row, from: Row) => Object.fromEntries(ofProblem.map((key) => [key, row[key] || from[key]]));

function problemOf({ problem: id, test, entryPoint, prompt, mode }: Row): Problem | Reason {
  if (id === "") return "noProblem";
  if (test.trim() === "") return "noTest";
  const named = entryPoint.split(/[\s,;]+/).filter(Boolean);
  const entryPoints = named.length > 0 ? named : entryPointsOf(test);
  if (entryPoints.length === 0) return "noEntryPoint";
  if (mode !== "" && mode !== "strict" && mode !== "shared") return "badMode";
  // A prompt that a completion continues begins a function or a class; a question in words does not.
  const prefix = /^\s*(async\s+)?def\s+\w+\s*\(|^class\s+\w+/m.test(prompt) ? prompt : "";
  const callsCheck = /^def check\(/m.test(test);
  return { id, prefix, test, entryPoints, callsCheck, mode: mode === "shared" ? "shared" : "strict" };
}
