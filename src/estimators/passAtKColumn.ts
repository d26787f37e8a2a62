import { checkDraws } from "./checkCounts.ts";
import { passAtK } from "./passAtK.ts";
import { ENTRY_COST, fillPassAtKTable, mostEntries, rowCost } from "./passAtKTable.ts";
import { passAtKTables } from "./passAtKTables.ts";

/**
 * passAtK over a column of problems.
 *
 * Where many problems share n, as in most benchmarks, their results are read from a table over c that one recurrence
 * makes for this call. They are the very same numbers, and nothing outlives the call.
 *
 * @param n - Samples recorded, one number a problem.
 * @param c - How many of them are correct, as long as n.
 * @param k - Samples drawn, a whole number of 1 or more.
 * @param out - Where the results go, as long as n; neither n nor c itself. A new array by default.
 * @returns out: passAtK(n[i], c[i], k) at each i, and NaN where that throws.
 * @throws {@link DomainError} "invalid" where k is no whole number of 1 or more.
 * Source: Chen et al. 2021, equation 1.
 * @example passAtKColumn(Float64Array.of(20, 10), Float64Array.of(4, 10), 5) // 0.718266253869969, 1
 */
export function passAtKColumn(
  n: Float64Array,
  c: Float64Array,
  k: number,
  out: Float64Array = new Float64Array(n.length),
): Float64Array {
  checkDraws(k);
  const rows = n.length;
  let least = Infinity;
  let most = 0;
  let mostCorrect = 0;
  let cost = 0;
  for (let row = 0; row < rows; row++) {
    const samples = n[row];
    if (!isEstimable(samples, c[row], k)) {
      out[row] = NaN;
      continue;
    }
    out[row] = 0;
    cost += rowCost(c[row], k);
    if (c[row] > mostCorrect) mostCorrect = c[row];
    if (samples < least) least = samples;
    if (samples > most) most = samples;
  }
  const entries = Math.min(least, mostCorrect) + 1;
  const pays = cost > ENTRY_COST * entries && entries <= mostEntries(rows);
  if (pays && least === most) readOneTable(least, c, k, out, entries);
  else if (pays && most - least < rows) readTables(n, c, k, out, least, most, mostCorrect);
  else readNone(n, c, k, out);
  return out;
}

/** Every row has the same n, unless its result is already NaN. */
function readOneTable(n: number, c: Float64Array, k: number, out: Float64Array, entries: number): void {
  const table = new Float64Array(entries);
  fillPassAtKTable(n, k, table);
  for (let row = 0; row < out.length; row++) {
    if (out[row] === 0) out[row] = table[c[row]];
  }
}

function readTables(
  n: Float64Array,
  c: Float64Array,
  k: number,
  out: Float64Array,
  least: number,
  most: number,
  mostCorrect: number,
): void {
  const { start, values } = passAtKTables(n, c, k, out, least, most, mostCorrect);
  for (let row = 0; row < out.length; row++) {
    if (out[row] !== 0) continue;
    const at = start[n[row] - least];
    out[row] = at < 0 ? passAtK(n[row], c[row], k) : values[at + c[row]];
  }
}

function readNone(n: Float64Array, c: Float64Array, k: number, out: Float64Array): void {
  for (let row = 0; row < out.length; row++) {
    if (out[row] === 0) out[row] = passAtK(n[row], c[row], k);
  }
}

function isEstimable(n: number, c: number, k: number): boolean {
  return n >= k && c >= 0 && c <= n && n <= Number.MAX_SAFE_INTEGER && Math.floor(n) === n && Math.floor(c) === c;
}
