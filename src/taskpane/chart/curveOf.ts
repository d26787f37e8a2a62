import { curveDraws } from "../../estimators/curveDraws.ts";
import { passAtKCurve } from "../../estimators/passAtKCurve.ts";
import type { Problem } from "../table/problems.ts";

export interface CurvePoint {
  k: number;
  estimate: number;
  /** Null where there is none: too few problems, or a cell that shows an error. */
  low: number | null;
  high: number | null;
  plugin: number | null;
}

const smooth = 40;
const many = 20000;

/** The curve of one model to its smallest n: every k where these are few, else steps that look even. */
export function curveOf(problems: readonly Problem[]): CurvePoint[] {
  const n = problems.map((problem) => problem.n);
  const c = problems.map((problem) => problem.c);
  const points = passAtKCurve(n, c, drawsOf(n));
  const numberOr = <T>(value: unknown, otherwise: T) => (typeof value === "number" ? value : otherwise);
  return points.map(({ k, passAtK, low, high, plugin }) => ({
    k,
    estimate: numberOr(passAtK, NaN),
    low: numberOr(low, null),
    high: numberOr(high, null),
    plugin: numberOr(plugin, NaN),
  }));
}

function drawsOf(n: number[]): number[] {
  const fewest = n.reduce((least, samples) => Math.min(least, samples), Infinity);
  if (n.length > many) return curveDraws(n);
  if (fewest <= smooth) return Array.from({ length: fewest }, (_, i) => i + 1);
  return [...new Set(Array.from({ length: smooth }, (_, i) => Math.round(fewest ** (i / (smooth - 1)))))];
}
