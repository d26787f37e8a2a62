import { DomainError } from "./domainError.ts";

const CORRECT = new Set(["true", "1", "pass", "passed", "ok", "correct", "resolved"]);
const NOT_CORRECT = new Set(["false", "0", "fail", "failed", "wrong", "incorrect", "timeout", "timed out"]);
const NOT_ATTEMPTED = new Set(["", "null", "n/a", "nan", "error", "skipped"]);

/**
 * What one sample's cell says: correct, not correct, or (null) that there was no attempt to score.
 *
 * @param cell - TRUE or FALSE, 1 or 0, a word in any case, or blank (null).
 * @returns true for pass, passed, ok, correct, resolved; false for fail, failed, wrong, incorrect, timeout, timed out; null for
 * blank, null, n/a, nan, error, skipped.
 * @throws {@link DomainError} "invalid" for any other number or word.
 * @example outcomeOf("Timed out") // false
 */
export function outcomeOf(cell: string | number | boolean | null): boolean | null {
  if (cell === null) return null;
  const word = String(cell).trim().toLowerCase();
  if (CORRECT.has(word)) return true;
  if (NOT_CORRECT.has(word)) return false;
  if (NOT_ATTEMPTED.has(word)) return null;
  const rule = "TRUE or FALSE, 1 or 0, a word such as pass, fail or timeout, or blank, n/a or error for no attempt";
  throw new DomainError("invalid", "passed", rule, typeof cell === "string" ? `"${cut(cell)}"` : cell);
}

/** A message may end up in a cell: it quotes 40 characters at most. */
function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
