import type { ColumnFacts } from "./columnFacts.ts";

/** True for a column of verdicts: at least half of its filled cells say one. */
export function isVerdict(facts: ColumnFacts): boolean {
  return facts.filled > 0 && facts.verdicts * 2 >= facts.filled;
}
