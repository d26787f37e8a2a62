import type { ColumnFacts } from "./columnFacts.ts";
import { estimateColumns } from "./estimateColumns.ts";
import { columnsNamed } from "./names.ts";

/** The columns that are never the verdict of an attempt, whatever they hold: numbers of attempts, failures, sums and rates. */
export function noVerdicts(header: readonly string[], facts: readonly ColumnFacts[]): ReadonlySet<number> {
  const estimates = estimateColumns(header);
  // Beside the pass@5 of a problem its pass@1 is a share of several attempts, though it be 0 or 1.
  const hasOfMany = estimates.some((column) => /pass|[@^]/i.test(header[column]!));
  return new Set([
    ...estimates,
    ...(hasOfMany ? columnsNamed("rate", header) : []),
    ...columnsNamed("n", header).filter((column) => facts[column]!.whole === facts[column]!.filled),
    ...(["failed", "timedOut", "errors", "unscored"] as const).flatMap((role) => columnsNamed(role, header)),
  ]);
}
