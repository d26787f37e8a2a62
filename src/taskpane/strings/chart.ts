import { percentOf } from "./percentOf.ts";
import { many } from "./many.ts";

const ofConfidence = (confidence: number | null) => (confidence === null ? "" : `${percentOf(confidence)} `);

/** What the tab Chart shows. */
export const chart = {
  curveTitle: "pass@k against k",
  histogramTitle: "Problems by their rate c/n",
  k: "k, samples drawn",
  passAtK: "pass@k",
  rate: "correct rate c/n",
  problems: "problems",
  unbiased: "pass@k, unbiased",
  plugin: "plug-in, biased low",
  interval: (confidence: number | null) => `${ofConfidence(confidence)}interval`,
  band: (confidence: number | null) =>
    `${ofConfidence(confidence)}interval, problems as a sample of a wider population`,
  curveAlt: (lines: string[]) => `Chart of pass@k against k. ${lines.join(" ")}`,
  curveLine: (name: string, first: number, from: string, last: number, to: string) =>
    `${name}: ${from} at k = ${first} to ${to} at k = ${last}.`,
  histogramAlt: (lines: string[]) => `Histogram of the rate of correct samples, c/n. ${lines.join(" ")}`,
  histogramLine: (name: string, none: number, all: number, total: number) =>
    `${name}: ${none} of ${many(total, "problem")} never solved, ${all} always.`,
  histogramOfBins: (name: string, few: number, low: string, most: number, high: string, total: number) =>
    `${name}: ${few} of ${many(total, "problem")} below ${low}, ${most} at ${high} or more.`,
  fromCells: (sheet: string, cells: string[]) => `Drawn from the cells of ${sheet}: ${cells.join(", ")}`,
  failed: (cell: string, error: string) => `The curve in ${cell} shows ${error}`,
  notDrawn: (name: string, error: string, draws: string[]) =>
    `${name} has no point at k = ${draws.join(", ")}, for the cell shows ${error}.`,
  values: "Values",
  valuesOf: (title: string) => `Values of ${title}`,
  model: "model",
  low: "low",
  high: "high",
  pluginShort: "plug-in",
  bin: (from: number, to: number) => `${Math.round(100 * from)}% to ${Math.round(100 * to)}%`,
  curveOfCells: (models: string[]) =>
    `Chart of pass@k against k, with the low and high end of its interval and its plug-in, for ${models.join(" and ")}. Its numbers are in the cells beside it.`,
  histogramOfCells: (models: string[]) =>
    `Histogram of the rate of correct samples, c/n, for ${models.join(" and ")}. Its numbers are in the cells beside it.`,
  saveSvg: "Save as SVG",
  savePng: "Save as PNG",
  noProblems: "No row holds a count of samples and one of correct samples.",
};
