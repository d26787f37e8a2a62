import { ROUNDS_TO_ONE } from "./passAtK.ts";
import { RunningProduct } from "./runningProduct.ts";

/** What an entry of a table costs, beside rowCost. */
export const ENTRY_COST = 3;

/** What a row costs by itself, in units of one factor. */
export function rowCost(c: number, k: number): number {
  return 10 + (c < k ? c : k);
}

/** How many entries the tables of one column may hold together, so that they never outgrow its rows. */
export function mostEntries(rows: number): number {
  return 2 * rows + 65536;
}

/** Writes passAtK(n, c, k) for c = 0, 1, ... into values, by one recurrence in c. */
export function fillPassAtKTable(n: number, k: number, values: Float64Array): void {
  const product = new RunningProduct();
  values[0] = 0;
  let c = 1;
  for (; c < values.length && c <= n - k && !product.isBelow(ROUNDS_TO_ONE); c++) {
    product.multiplyBy(n - k - c + 1, n - c + 1);
    values[c] = product.complement();
  }
  values.fill(1, c);
}
