/**
 * What became of one candidate. Only `passed` counts in c, and all but `testError` and `runnerError` count in n. It is
 * `unsupported` when what it answers cannot cross to its tests, or when it needs a module that is not there.
 */
export type Status =
  "passed" | "failed" | "timeout" | "memory" | "syntax" | "unsupported" | "testError" | "runnerError";

/** `strict`: candidate and tests in two interpreters; `shared`: in one, where a candidate can see its tests. */
export type Mode = "strict" | "shared";

export interface Verdict {
  status: Status;
  mode: Mode;
  /** The class of the error, such as `AssertionError`; empty when the candidate passed. */
  type: string;
  /** The error's text, at most 500 characters. */
  message: string;
  /** Line of the test program that failed, counted from 1. */
  testLine?: number;
  /** Line of the candidate that raised, counted from 1. */
  candidateLine?: number;
  seconds: number;
  /** True for the verdict of a second try, alone and with twice the time, after the first ran out of time. */
  triedAgain?: true;
  /** The first 2 KB that the candidate printed; never read as a verdict. */
  printed: string;
}
