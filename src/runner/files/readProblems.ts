import { jsonRows } from "./jsonRows.ts";
import type { Problem } from "./problem.ts";

/**
 * Reads HumanEval's problems (`prompt`, `test`, `entry_point`) or MBPP's (`test_list`, `test_imports`, `code`).
 * A problem whose `mode` is "shared" is judged in one interpreter.
 * Throws when a problem has no id, no tests or no function to test, or when an id comes twice; the message names file and line.
 */
export function readProblems(text: string, file: string): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  jsonRows(text, file, (row) => {
    const problem = "test_list" in row ? fromAsserts(row) : fromCheck(row);
    if (problems.has(problem.id)) throw new Error(`task_id must be unique; got ${problem.id}`);
    problems.set(problem.id, problem);
  });
  if (problems.size === 0) throw new Error(`${file} must hold at least one problem; got none`);
  return problems;
}

function fromCheck(row: Record<string, unknown>): Problem {
  const id = identity(row);
  const test = words(row.test);
  if (test.trim() === "") throw new Error(`test must be a program; got none for ${id}`);
  const entry = words(row.entry_point);
  const prefix = words(row.prompt);
  const solution = words(row.canonical_solution);
  const callsCheck = /^def check\(/m.test(test);
  const entryPoints = entry ? [entry] : namesCalled(solution, test);
  if (entryPoints.length === 0) throw new Error(`entry_point must name a function; got none for ${id}`);
  const reference = solution === "" ? undefined : prefix + solution;
  return { id, prefix, test, entryPoints, callsCheck, reference, mode: modeOf(row) };
}

function fromAsserts(row: Record<string, unknown>): Problem {
  const id = identity(row);
  const asserts = lines(row.test_list);
  if (asserts.length === 0) throw new Error(`test_list must hold an assert; got none for ${id}`);
  const reference = words(row.code) || undefined;
  const named = words(row.entry_point);
  const entryPoints = named ? [named] : namesCalled(reference ?? "", asserts.join("\n"));
  if (entryPoints.length === 0) throw new Error(`code must define a function of the tests; got none for ${id}`);
  const test = [...lines(row.test_imports), words(row.test_setup_code), ...asserts].join("\n");
  return { id, prefix: "", test, entryPoints, callsCheck: false, reference, mode: modeOf(row) };
}

/** The functions that the solution defines and the tests call. */
function namesCalled(solution: string, test: string): string[] {
  const defined = [...solution.matchAll(/^(?:async )?def\s+(\w+)/gm)].map(([, name]) => name);
  return [...new Set(defined)].filter((name) => new RegExp(`\\b${name}\\s*\\(`).test(test));
}

function identity(row: Record<string, unknown>): string {
  const id = row.task_id;
  if (typeof id === "string" || typeof id === "number") return String(id);
  throw new Error(`task_id must be a text or a number; got ${JSON.stringify(id)}`);
}

function modeOf(row: Record<string, unknown>): Problem["mode"] {
  if (row.mode === undefined || row.mode === "strict") return "strict";
  if (row.mode === "shared") return "shared";
  throw new Error(`mode must be strict or shared; got ${JSON.stringify(row.mode)}`);
}

function words(value: unknown): string {
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}

function lines(value: unknown): string[] {
  return Array.isArray(value) ? value.map(words).filter((line) => line !== "") : [];
}
