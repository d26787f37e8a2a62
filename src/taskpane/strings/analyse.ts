import { first } from "./first.ts";
import { many } from "./many.ts";

/** What the tab Analyse shows. */
export const analyse = {
  found: (sheet: string, problems: number, models: number) =>
    `${sheet}: ${many(problems, "problem")}, ${many(models, "model")}`,
  problem: "Problem",
  group: "Group",
  n: "Samples, n",
  models: "Correct samples, c: one column a model",
  none: "None",
  column: (letter: string, name: string) => (name ? `${letter}: ${name}` : letter),
  byHand: "Choose the columns by hand",
  choose: "Choose a k and a column of correct samples.",
  insertSummary: "Insert summary",
  fill: "Fill pass@k",
  insertCharts: "Insert charts",
  inserted: (sheet: string) => `Wrote the summary to the sheet ${sheet}. Its formulas follow the counts.`,
  filled: (cells: string) => `Filled ${cells} with one formula a problem.`,
  charted: (sheet: string) => `Drew the charts on the sheet ${sheet}, from its cells.`,
  notCounts: (rows: number[]) =>
    `${rows.length === 1 ? `Row ${first(rows)} holds` : `Rows ${first(rows)} hold`} no proper counts, so the formulas that read ${rows.length === 1 ? "it" : "them"} show errors. The tab Check says why.`,
};
