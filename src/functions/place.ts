/** Where a fault is, in the words that end its message; rows and columns count from 1 within the argument. */

/** ` (row 7)`, ` (column 2)` or both, as far as the range has several of them. */
export function cellPlace(range: { rows: number; columns: number }, row: number, column: number): string {
  const parts = [];
  if (range.rows > 1) parts.push(`row ${row + 1}`);
  if (range.columns > 1) parts.push(`column ${column + 1}`);
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** ` (row 5)`, or ` (rows 5, 9, 12, 13, 20, …)` with the first few of these rows (given from 0). */
export function rowPlaces(rows: number[]): string {
  const first = rows.slice(0, 5).map((row) => row + 1);
  return ` (row${rows.length === 1 ? "" : "s"} ${first.join(", ")}${rows.length > 5 ? ", …" : ""})`;
}
