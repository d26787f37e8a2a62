import { listed } from "./listed.ts";
import { many } from "./many.ts";

/** Our own names for a model without one begin a sentence; a name that was given is kept as it is. */
const atStart = (model: string) =>
  /^(?:the model|model \d+)$/.test(model) ? model[0].toUpperCase() + model.slice(1) : model;

/** What the tab Share shows, and the sentences of a report. */
export const share = {
  report: "Report",
  source: (sheet: string) => `Every number is read from the cells of the sheet ${sheet}.`,
  noSummary: "A report reads the cells of a summary, and these counts have none yet.",
  cell: (model: string, k: number) => `${model} at k = ${k}`,
  nothingShown: "nothing",
  noNumber: (cell: string, shown: string) => `The summary's cell of ${cell} shows ${shown}.`,
  rowsOf: (word: string, rows: string, sheet: string) => `(${word} ${rows} of the sheet ${sheet})`,
  format: "Format",
  sentence: "Sentence",
  markdown: "Markdown",
  latex: "LaTeX",
  tsv: "TSV",
  text: "Text of the report",
  copy: "Copy",
  copied: "Copied.",
  header: ["model", "k", "pass@k", "standard error", "low", "high", "n", "problems"],
  reaches: (model: string, k: number, value: string, samples: string, problems: number) =>
    `${atStart(model)} reaches pass@${k} = ${value} (unbiased estimator of Chen et al. 2021, n = ${samples} samples for ${problems === 1 ? "one problem" : `each of ${problems} problems, averaged over problems`}`,
  errorOf: (standardError: string, confidence: string, low: string, high: string) =>
    `standard error ${standardError}, ${confidence} interval ${low} to ${high} by the Agresti-Coull-type t method; the error covers the choice of problems from a wider population and the sampling`,
  difference: (a: string, b: string, k: number, points: string) =>
    `At k = ${k}, ${b} less ${a} is ${points} percentage points`,
  paired: (standardError: string, confidence: string, low: string, high: string, problems: number) =>
    `standard error ${standardError}, ${confidence} interval ${low} to ${high}, paired t over ${problems} problems`,
  freeze: "Freeze",
  freezeText:
    "Replaces the EVAL formulas in the selection by their values, for readers without the add-in. A spilled result is taken whole.",
  freezeButton: "Freeze the selection",
  ask: (formulas: number, cells: string) => `Replace ${many(formulas, "formula")} in ${cells} by values?`,
  askText: "The values will no longer follow the counts. Undo brings the formulas back.",
  confirm: "Freeze",
  cancel: "Cancel",
  askSpills: (areas: string[]) => `A spilled result becomes values with all its cells: ${listed(areas)}.`,
  nothing: (kept: number) =>
    kept > 0
      ? `${many(kept, "EVAL formula")} here ${kept === 1 ? "shows" : "show"} an error or nothing yet, so there is no value to keep.`
      : "The selection holds no EVAL formula.",
  frozen: (formulas: number, kept: number) =>
    `Froze ${many(formulas, "formula")}.${kept > 0 ? ` ${many(kept, "formula")} with an error or without a value stayed.` : ""}`,
};
