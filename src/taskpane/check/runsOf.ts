export interface Run {
  from: number;
  to: number;
}

/** Rising whole numbers as runs of neighbours: 3, 7, 8, 9 is 3 to 3 and 7 to 9. */
export function runsOf(rows: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && row === last.to + 1) last.to = row;
    else runs.push({ from: row, to: row });
  }
  return runs;
}
