import type { Trial } from "./trial.ts";
import type { Verdict } from "./verdict.ts";

export interface ToWorker {
  id: number;
  trial: Trial;
}

/**
 * `started` is posted when the candidate begins to run, which is when the hard limit begins too; `worn` asks for the end
 * of the worker, which frees the memory of the cells that it threw away.
 */
export type FromWorker =
  | { kind: "ready" }
  | { kind: "started"; id: number }
  | { kind: "verdict"; id: number; verdict: Verdict; worn: boolean }
  | { kind: "broken"; message: string };
