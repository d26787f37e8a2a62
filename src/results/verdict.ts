/** What became of one attempt; one that was never scored is no attempt, one that timed out is a failed one. */
export type Verdict = "passed" | "failed" | "timedOut" | "unscored";

const words: Record<Verdict, string> = {
  passed: "true 1 pass passed ok correct resolved success successful succeeded solved accepted right yes y t ✓ ✔ ✅",
  failed:
    "false 0 fail failed failure wrong incorrect unresolved unsolved rejected unsuccessful no f ✗ ✘ ❌ crash crashed " +
    "wrong_answer no_answer exception runtime_error syntax_error compile_error assertion_error",
  timedOut: "timeout timed_out time_out tle time_limit_exceeded",
  unscored:
    "n/a na #n/a nan none null nil - – — ? missing skipped pending unscored not_scored not_run " +
    "error errored infrastructure_error infra_error infra_failure api_error",
};

/** Words that are read one way by default and may be meant another way: one that errs may have run, or not. */
const unclear = ["error", "errored", "exception", "crash", "crashed"];

const known = new Map<string, Verdict>(
  Object.entries(words).flatMap(([verdict, list]) => list.split(" ").map((word) => [word, verdict as Verdict])),
);

/**
 * Reads one verdict as harnesses and people write it.
 *
 * @param value A word (any case; `[PASS] ...` and `failed: why` by their first word), 0 or 1, a boolean; blank, null and
 *   NaN mean that the attempt was never scored.
 * @returns The verdict, or undefined for a word or number that says neither.
 */
export function verdictOf(value: unknown): Verdict | undefined {
  if (value === null || value === undefined) return "unscored";
  if (typeof value === "boolean") return value ? "passed" : "failed";
  if (typeof value === "number") return value === 1 ? "passed" : value === 0 ? "failed" : verdictOf(String(value));
  if (typeof value !== "string") return undefined;
  const text = value.trim().toLowerCase();
  if (text === "") return "unscored";
  if (/^(1([.,]0+)?|100([.,]0+)?\s*%)$/.test(text)) return "passed";
  if (/^0([.,]0+)?\s*%?$/.test(text)) return "failed";
  const first = firstWord(text);
  return known.get(first.replace(/[\s_-]+/g, "_")) ?? known.get(first);
}

/** The word of a verdict that could be meant another way than `verdictOf` reads it, such as error. */
export function unclearWord(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const word = firstWord(value.trim().toLowerCase());
  return unclear.includes(word) ? word : undefined;
}

function firstWord(text: string): string {
  return /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^([^:]+?)\s*(:|$)/.exec(text)?.[1] ?? text;
}
