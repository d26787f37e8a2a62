import type { Mode } from "./verdict.ts";

/** One candidate and the tests that judge it. */
export interface Trial {
  /** The candidate's whole program. */
  candidate: string;
  /** The test program: asserts, or the definition of `check(candidate)`. */
  test: string;
  /** Names of the functions under test; the first is the one given to `check`. */
  entryPoints: readonly string[];
  /** Whether the test program defines `check(candidate)`, to be called after it has run. */
  callsCheck: boolean;
  /** Python that stands before the candidate and whose helpers the tests may call; empty when there is none. */
  prompt: string;
  mode: Mode;
  /** Seconds, counted from when the candidate begins to run. */
  timeLimit: number;
}
