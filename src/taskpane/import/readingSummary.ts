import { passAtK } from "../../estimators/passAtK.ts";
import type { Reading } from "../../results/reading.ts";

/** What the preview says of one group. */
export interface GroupSummary {
  group: string;
  problems: number;
  fewest: number;
  most: number;
  /** Over the problems that have samples; null where none has. */
  meanPassAt1: number | null;
  /** Problems without a scored attempt, which have no pass@1. */
  withoutSamples: number;
}

/** Problems, samples a problem and the mean pass@1 of each group, in order. */
export function readingSummary({ counts }: Reading): GroupSummary[] {
  return [...new Set(counts.map(({ group }) => group))].map((group) => {
    const own = counts.filter((count) => count.group === group);
    const scored = own.filter(({ n }) => n > 0);
    const sum = scored.reduce((total, { n, c }) => total + passAtK(n, c, 1), 0);
    return {
      group,
      problems: own.length,
      fewest: own.reduce((least, { n }) => Math.min(least, n), Infinity),
      most: own.reduce((largest, { n }) => Math.max(largest, n), 0),
      meanPassAt1: scored.length > 0 ? sum / scored.length : null,
      withoutSamples: own.length - scored.length,
    };
  });
}
