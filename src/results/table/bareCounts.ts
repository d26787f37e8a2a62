import { numberOf, textOf, type ColumnFacts } from "./columnFacts.ts";
import type { CountsColumns } from "./countsColumns.ts";

type Rows = readonly (readonly unknown[])[];

/** The columns of a table without a header that look like a problem, n and c: two of whole numbers, none above the other. */
export function bareCounts(
  header: readonly string[],
  facts: readonly ColumnFacts[],
  rows: Rows,
): { problem: number; counts: CountsColumns; n: number; c: number } | undefined {
  if (header.some((name, column) => name !== `column ${column + 1}`)) return undefined;
  const isWhole = (column: number) => facts[column]!.whole === rows.length;
  const firstText = header.findIndex((_, column) => facts[column]!.numbers < facts[column]!.filled);
  const problem = Math.max(firstText, 0);
  const [a, b, ...more] = header.map((_, column) => column).filter((column) => column !== problem && isWhole(column));
  if (a === undefined || b === undefined || more.length > 0) return undefined;
  const isAtMost = (c: number, n: number) => rows.every((row) => numberOf(row[c])! <= numberOf(row[n])!);
  const order = isAtMost(b, a) ? { n: a, c: b } : isAtMost(a, b) ? { n: b, c: a } : undefined;
  const isOneRowEach = new Set(rows.map((row) => textOf(row[problem]))).size === rows.length;
  if (!order || !isOneRowEach || facts[order.n]!.largest < 2) return undefined;
  const none = { rate: undefined, failed: [], unscored: undefined, errors: undefined };
  return { problem, ...order, counts: { ...order, ...none } };
}
