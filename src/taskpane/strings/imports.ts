import { listed } from "./listed.ts";
import { many } from "./many.ts";

/** What the tab Import shows. */
export const imports = {
  sheetName: "Counts",
  pasted: "pasted text",
  zone: "Result files: drop them here, or paste a table",
  drop: "Drop result files or a folder here",
  hint: "Or paste a table with Ctrl+V. Files are read in this window; nothing is uploaded.",
  chooseFiles: "Choose files",
  chooseFolder: "Choose a folder",
  noFiles: "There were no files to read.",
  reading: (files: number) => `Reading ${many(files, "file")}…`,
  cancel: "Cancel",
  clear: "Clear",
  others: (count: number) =>
    `Nothing is counted of the other ${count === 1 ? "file" : many(count, "file")} until you decide.`,
  leaveOut: (others: number) => `Leave it out and read the other ${others === 1 ? "file" : many(others, "file")}`,
  leftOut: (files: string[]) => `Left out, and counted nowhere: ${listed(files)}.`,
  insert: "Insert counts",
  inserted: (rows: number, sheet: string) => `Wrote ${many(rows, "row")} to the new sheet ${sheet}.`,
  undo: "Undo",
  undone: "Took the sheet back.",
  pleaseChoose: "Please choose",
  notANumber: "This must be a number.",
  issue: (file: string, line: number | null, message: string) =>
    `${file}${line === null ? "" : `, line ${line}`}: ${message}`,
  moreIssues: (count: number) => `And ${many(count, "more warning", "more warnings")}.`,
  recognised: "Recognised",
  formats: (files: { file: string; format: string; reason: string }[]) => {
    const all = [...new Set(files.map(({ format }) => format))];
    return all.map((format) => {
      const own = files.filter((file) => file.format === format);
      const which = own.length === 1 ? own[0].file : many(own.length, "file");
      return `${which}: ${format}, because ${own[0].reason}.`;
    });
  },
  attempts: "Attempts",
  passed: "passed",
  failed: "failed",
  timedOut: "timed out",
  unscored: "never scored",
  duplicates: "duplicates",
  group: "group",
  problemsHeading: "Problems",
  problems: "problems",
  samples: "samples each",
  meanPassAt1: "mean pass@1",
  range: (fewest: number, most: number) => (fewest === most ? String(most) : `${fewest} to ${most}`),
  none: "none",
  moreGroups: (count: number) => `And ${many(count, "more group")}.`,
  withoutSamples: (count: number) =>
    `${many(count, "problem")} without a scored attempt: pass@1 is averaged over the others.`,
  firstRows: (rows: number, of: number) => (rows === of ? "The rows" : `The first ${rows} of ${many(of, "row")}`),
};
