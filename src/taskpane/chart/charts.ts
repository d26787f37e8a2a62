import type { CurvePoint } from "./curveOf.ts";
import type { RateBin } from "./rateHistogram.ts";

/** The curve of one model: pass@k for rising k. */
export interface ChartedCurve {
  name: string;
  points: CurvePoint[];
}

/** How the problems of one model spread over the rates c/n. */
export interface ChartedRates {
  name: string;
  bins: RateBin[];
  /** How many problems it never solves and how many always; null where only the bins are known. */
  extremes: { never: number; always: number } | null;
}

/** What the tab Chart draws, and what it says of it. */
export interface Charts {
  curves: ChartedCurve[];
  rates: ChartedRates[];
  /** Of the intervals; null where the cells do not tell, or tell several. */
  confidence: number | null;
  /** Whence the numbers come. */
  source: string;
  /** What is not drawn, and why. */
  warnings: string[];
}
