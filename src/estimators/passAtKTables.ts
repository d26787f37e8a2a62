import { ENTRY_COST, fillPassAtKTable, mostEntries, rowCost } from "./passAtKTable.ts";

export interface PassAtKTables {
  /** Where the table of n begins, at n - least; -1 where n has none. */
  start: Int32Array;
  /** passAtK(n, c, k) at start[n - least] + c. */
  values: Float64Array;
}

/**
 * The tables over c that a column with different n pays for: those of the n whose rows would cost more one by one.
 *
 * Rows whose result is not 0 do not count.
 */
export function passAtKTables(
  n: Float64Array,
  c: Float64Array,
  k: number,
  results: Float64Array,
  least: number,
  most: number,
  mostCorrect: number,
): PassAtKTables {
  const cost = new Float64Array(most - least + 1);
  for (let row = 0; row < n.length; row++) {
    if (results[row] === 0) cost[n[row] - least] += rowCost(c[row], k);
  }
  const lengthAt = (i: number) => Math.min(least + i, mostCorrect) + 1;
  const start = new Int32Array(cost.length).fill(-1);
  let entries = 0;
  for (let i = 0; i < cost.length; i++) {
    const length = lengthAt(i);
    if (cost[i] <= ENTRY_COST * length || entries + length > mostEntries(n.length)) continue;
    start[i] = entries;
    entries += length;
  }
  const values = new Float64Array(entries);
  start.forEach((at, i) => {
    if (at >= 0) fillPassAtKTable(least + i, k, values.subarray(at, at + lengthAt(i)));
  });
  return { start, values };
}
