// A trial in, a verdict out: the candidate in one cell, its tests in another, in one thread.
import { type Cell, type Pyodide, bootCell } from "./cell/cell.ts";
import { Clock } from "./cell/clock.ts";
import { Stop } from "./cell/stop.ts";
import type { Trial } from "./trial.ts";
import type { Status, Verdict } from "./verdict.ts";

interface Told {
  type: string;
  message: string;
  candidateLine?: number;
  testLine?: number;
}

interface Judge {
  /** Judges one trial at a time; `began` is called when the candidate begins to run, after any start of a new cell. */
  judge(trial: Trial, began: () => void): Promise<Verdict>;
  /** Whether the cells that were thrown away may take more memory than the engine should be trusted to collect. */
  worn(): boolean;
}

const bytesThrownAway = 256 * 2 ** 20;

/** Boots the two cells that trials are judged in. */
export async function startJudge(pyodide: Pyodide, snapshot: Uint8Array): Promise<Judge> {
  const clock = new Clock();
  const boot = () => bootCell(pyodide, snapshot, () => clock.check());
  let candidateCell = await boot();
  let testCell = await boot();
  let thrownAway = 0;
  const fresh = async (cell: Cell): Promise<Cell> => {
    if (cell.rewind()) return cell;
    thrownAway += cell.size();
    return boot();
  };

  const judge: Judge["judge"] = async (trial, began) => {
    candidateCell = await fresh(candidateCell);
    testCell = await fresh(testCell);
    began();
    clock.start(trial.timeLimit);
    let outcome: Outcome;
    try {
      outcome = trial.mode === "shared" ? together(testCell, trial) : apart(candidateCell, testCell, trial);
    } catch (error) {
      outcome = stopped(error);
    }
    const seconds = clock.stop();
    const printed = (trial.mode === "shared" ? testCell : candidateCell).printed();
    return { ...outcome, mode: trial.mode, seconds, printed };
  };
  return { judge, worn: () => thrownAway > bytesThrownAway };
}

type Outcome = Omit<Verdict, "mode" | "seconds" | "printed">;

function apart(candidateCell: Cell, testCell: Cell, trial: Trial): Outcome {
  const [tag, loaded] = read(candidateCell.ask({ op: "load", code: trial.candidate, entryPoints: trial.entryPoints }));
  if (tag !== "L") return notLoaded(tag, loaded);
  const { missing, modules } = loaded as { missing: string[]; modules: string[] };
  if (missing.length > 0) return notFound(missing);
  const token = newToken();
  const { test, entryPoints, callsCheck, prompt } = trial;
  const request = { op: "judge", token, test, entryPoints, callsCheck, prompt, modules };
  return judged(
    testCell.ask(request, (call) => {
      const answer = candidateCell.ask(JSON.parse(text(call.subarray(1))));
      const [kind, value] = read(answer);
      if (kind === "S") throw new Stop("failed", told(value).type, told(value).message, told(value).candidateLine);
      if (kind !== "V" && kind !== "X") throw new Stop("failed", "protocol", "an answer of an unknown kind");
      return new TextEncoder().encode(`["${kind}",${text(answer.subarray(1))}]`);
    }),
    token,
  );
}

function together(cell: Cell, trial: Trial): Outcome {
  const token = newToken();
  const { candidate: code, test, entryPoints, callsCheck } = trial;
  const answer = cell.ask({ op: "shared", token, code, test, entryPoints, callsCheck });
  const [tag, value] = read(answer);
  if (tag === "L") return notFound((value as { missing: string[] }).missing);
  return tag === "R" ? judged(answer, token) : notLoaded(tag, value);
}

/** Proof that a verdict is the tests' own; a worker without origin has no randomUUID. */
function newToken(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

function judged(answer: Uint8Array, token: string): Outcome {
  const [tag, value] = read(answer);
  const { token: shown, passed, broken } = value as { token?: string; passed?: boolean; broken?: boolean };
  if (tag !== "R" || shown !== token) throw new Stop("failed", "protocol", "a verdict that is not the tests'");
  if (passed === true) return { status: "passed", type: "", message: "" };
  const why = told(value);
  return { status: broken ? "testError" : byType(why.type), ...why };
}

function notLoaded(tag: string, value: unknown): Outcome {
  if (tag !== "X" && tag !== "Y") throw new Stop("failed", "protocol", "an answer of an unknown kind");
  const why = told(value);
  return { status: tag === "Y" ? "syntax" : byType(why.type), ...why };
}

function notFound(names: readonly string[]): Outcome {
  const message = `the tests look for ${names.join(", ")}, which the candidate does not define`.slice(0, 500);
  return { status: "failed", type: "NameError", message };
}

function byType(type: string): Status {
  if (type === "ModuleNotFoundError") return "unsupported";
  return type === "MemoryError" ? "memory" : "failed";
}

function stopped(error: unknown): Outcome {
  if (error instanceof Stop) {
    return { status: error.status, type: error.type, message: error.message, candidateLine: error.candidateLine };
  }
  if (error instanceof RangeError) {
    return { status: "failed", type: "RecursionError", message: "the native stack is used up" };
  }
  if (error instanceof WebAssembly.RuntimeError) return { status: "failed", type: "crash", message: error.message };
  throw error;
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** What a cell answered; anything that is not a tag and JSON ends the candidate. */
function read(answer: Uint8Array): [string, unknown] {
  try {
    const value: unknown = JSON.parse(text(answer.subarray(1)));
    return [text(answer.subarray(0, 1)), value];
  } catch {
    throw new Stop("failed", "protocol", "an answer that is not JSON");
  }
}

function told(value: unknown): Told {
  const { type, message, candidateLine, testLine } = Object(value) as Record<string, unknown>;
  const line = (number: unknown) => (Number.isInteger(number) ? (number as number) : undefined);
  return {
    type: String(type ?? "").slice(0, 100),
    message: String(message ?? "").slice(0, 500),
    candidateLine: line(candidateLine),
    testLine: line(testLine),
  };
}
