import type { Trial } from "../../runner/trial.ts";

/** One candidate of a run. */
export interface RunItem {
  problem: string;
  /** Counted from 1 within its problem, or what its file calls it. */
  sample: string;
  trial: Trial;
}

/** Programs to be judged, as they are kept until their verdicts are all there. */
export interface Run {
  /** Where they were read: the name of a sheet, or of two files. */
  source: string;
  items: RunItem[];
  atOnce: number;
}

/** What can be run, and what the user should know of it first. */
export interface Candidates {
  source: string;
  items: RunItem[];
  notes: string[];
}
