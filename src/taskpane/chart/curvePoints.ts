import { passAtK } from "../../estimators/passAtK.ts";
import { passAtKPlugin } from "../../estimators/passAtKPlugin.ts";
import type { Problem } from "../table/problems.ts";

export interface CurvePoint {
  k: number;
  estimate: number;
  plugin: number;
}

/** The averages of one model over its problems at each k; k runs to the smallest n, so that one set of problems bears all. */
export function curvePoints(problems: readonly Problem[], ks: readonly number[]): CurvePoint[] {
  const kinds = alike(problems);
  const mean = (estimate: (n: number, c: number) => number) =>
    kinds.reduce((sum, { n, c, count }) => sum + count * estimate(n, c), 0) / problems.length;
  return ks.map((k) => ({
    k,
    estimate: mean((n, c) => passAtK(n, c, k)),
    plugin: mean((n, c) => passAtKPlugin(n, c, k)),
  }));
}

/** Every k to the smallest n where that is few; otherwise steps that look even on a curve. */
export function curveDraws(problems: readonly Problem[]): number[] {
  const most = problems.reduce((least, { n }) => Math.min(least, n), Infinity);
  if (most <= 40) return Array.from({ length: most }, (_, i) => i + 1);
  const steps = Array.from({ length: 40 }, (_, i) => Math.round(most ** (i / 39)));
  return [...new Set(steps)];
}

/** Problems with the same counts have the same pass@k: it is computed once for them all. */
function alike(problems: readonly Problem[]): { n: number; c: number; count: number }[] {
  const kinds = new Map<string, { n: number; c: number; count: number }>();
  for (const { n, c } of problems) {
    const kind = kinds.get(`${n} ${c}`);
    if (kind) kind.count++;
    else kinds.set(`${n} ${c}`, { n, c, count: 1 });
  }
  return [...kinds.values()];
}
