import { checkDraws } from "./checkCounts.ts";
import { DomainError } from "./domainError.ts";
import { passAtK } from "./passAtK.ts";
import { passAtKColumn } from "./passAtKColumn.ts";

/** passAtK of every problem; throws a DomainError where the columns do not match, are empty, or a problem has no pass@k. */
export function problemScores(n: ArrayLike<number>, c: ArrayLike<number>, k: number): Float64Array {
  checkDraws(k);
  checkProblems(n, c);
  const scores = passAtKColumn(Float64Array.from(n), Float64Array.from(c), k);
  const without = scores.findIndex(Number.isNaN);
  if (without >= 0) passAtK(n[without], c[without], k);
  return scores;
}

/** Throws a DomainError unless n and c count the samples of the same problems, one or more. */
export function checkProblems(n: ArrayLike<number>, c: ArrayLike<number>): void {
  if (n.length !== c.length) throw new DomainError("invalid", "c", `as long as n, ${n.length} problems`, c.length);
  if (n.length === 0) throw new DomainError("notEstimable", "n", "the samples of at least one problem", "none");
}
