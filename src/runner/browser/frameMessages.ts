import type { Trial } from "../trial.ts";
import type { Verdict } from "../verdict.ts";

/** What the page hands to the frame, which has no network to fetch it by. */
export interface FrameStart {
  /** The workers' script. */
  worker: string;
  /** Python's WebAssembly. */
  wasm: ArrayBuffer;
  /** Python's standard library, a zip file. */
  library: ArrayBuffer;
  /** The memory of an interpreter that has started. */
  snapshot: ArrayBuffer;
  /** How many workers judge at once. */
  size: number;
}

/** What a worker needs before its first trial. */
export interface WorkerStart {
  wasm: WebAssembly.Module;
  library: ArrayBuffer;
  snapshot: ArrayBuffer;
}

export interface ToFrame {
  id: number;
  trial: Trial;
}

/** Each tells how many workers live; `broken` without an id means that nothing can be judged. */
export type FromFrame = { id: number; living: number } & ({ verdict: Verdict } | { broken: string });
