import type { Problem } from "../table/problems.ts";

export interface RateBin {
  from: number;
  to: number;
  problems: number;
}

/** Problems by c/n in bins of one width; the last bin holds its upper end, so that c = n has a place. */
export function rateHistogram(problems: readonly Problem[], bins = 10): RateBin[] {
  const counts = Array<number>(bins).fill(0);
  for (const { n, c } of problems) counts[Math.min(bins - 1, Math.floor((c * bins) / n))]++;
  return counts.map((count, i) => ({ from: i / bins, to: (i + 1) / bins, problems: count }));
}
