import { many } from "./many.ts";
import { first } from "./first.ts";

/** What the pane says of the counts that it finds. */
export const table = {
  reading: "Reading the sheet…",
  emptySheet:
    "This sheet is empty. Type or paste one row a problem: its name, its samples n and how many are correct, c.",
  noRows:
    "The columns are named, and no row is filled in yet. Type or paste one row a problem below them: its samples n, and how many are correct, c.",
  notFound:
    "No counts were found here. The pane looks for a column of samples (n) and one of correct samples (c), one row a problem; name them n and c, or select a block that holds them.",
  model: (name: string, index: number, models: number) => name || (models > 1 ? `model ${index + 1}` : "the model"),
  found: (problems: number, models: number) => `${many(problems, "problem")}, ${many(models, "model")}`,
  below: (rows: number[]) =>
    `${rows.length === 1 ? "Row" : "Rows"} ${first(rows)} below the counts ${rows.length === 1 ? "is" : "are"} left out: an average, a total or a note is no problem.`,
  leftOut: (rows: number[]) =>
    `${many(rows.length, "row")} left out, for n or c is not a count there: ${rows.length === 1 ? "row" : "rows"} ${first(rows)}. The tab Check says more.`,
};
