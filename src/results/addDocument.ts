import type { Context } from "./context.ts";
import type { Labels } from "./tally.ts";
import { wholeCount } from "./wholeCount.ts";

/** What a harness says of all n responses to one document at once. */
export interface DocumentResult {
  problem: string;
  n: number;
  /** The pass@1 of the responses, by the name `metric`; null and NaN mean that they were never scored. */
  rate: unknown;
  metric: string;
}

/**
 * Counts the responses to one document; of one that is there more than once every copy, or one, as the user says.
 *
 * @throws {Refusal} Where the rate is no share of n.
 */
export function addDocument(document: DocumentResult, context: Context, labels: Labels, line?: number): void {
  const { problem, n, rate, metric } = document;
  const isScored = rate !== null && rate !== undefined && !Number.isNaN(rate);
  const c = isScored ? wholeCount(n, rate, metric, line) : 0;
  const isNew = context.tally.isNew(problem, labels);
  const isLeftOut = !isNew && context.countsOnce();
  if (!isLeftOut) context.tally.addCounts(problem, isScored ? n : 0, c, isScored ? 0 : n, labels);
  if (isNew) return;
  context.tally.row(problem, labels).duplicates += n;
  const documents = (count: number) => (count === 1 ? "1 document is" : `${count} documents are`);
  const made = (count: number) =>
    isLeftOut ? "only the first of each is counted" : `${count === 1 ? "its" : "their"} counts are added up`;
  const tell = (count: number) => `${documents(count)} there again, such as ${problem}: ${made(count)}.`;
  context.tellOnce("documents", line, tell, "duplicates");
}
