import type { Mode } from "../verdict.ts";

/** A problem of a benchmark: what stands before a completion, and what judges it. */
export interface Problem {
  id: string;
  /** Python that a completion continues; empty when a candidate is a whole program. */
  prefix: string;
  test: string;
  entryPoints: readonly string[];
  callsCheck: boolean;
  /** The benchmark's own solution, a whole program. */
  reference?: string;
  /** Chosen by the problem, never by a candidate. */
  mode: Mode;
}
