import { many } from "./many.ts";

/** What the tab Check shows. */
export const check = {
  draws: "k that you mean to use",
  fine: "Nothing was found that breaks pass@k.",
  show: "Show",
  showNamed: (title: string) => `Show: ${title}`,
  /** Rows count from 1 here, as beside the grid. */
  rows: (column: string, runs: { from: number; to: number }[], shown?: number) => {
    const names = runs.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1} to ${to + 1}`));
    const one = runs.length === 1 && runs[0].from === runs[0].to;
    const place = shown === undefined || runs.length === 1 ? "" : ` (shown: ${names[shown]})`;
    return `Column ${column}, ${one ? "row" : "rows"} ${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}${place}`;
  },
  notCount: {
    title: "Not a count",
    text: "n and c must be whole numbers of 0 or more. An average, a rate or a word is none; pass@k of an average is not the average of pass@k.",
  },
  oneBlank: {
    title: "Half a problem",
    text: "One of n and c is blank. Blank is not 0: fill it in, or clear the row.",
  },
  noSamples: {
    title: "A problem without samples",
    text: "n = 0 leaves nothing to estimate from, and the formulas show #N/A. Draw samples, or clear the row and say so.",
  },
  cAboveN: {
    title: "More correct than samples",
    text: "c must be at most n. Perhaps the two columns are swapped, or retries were counted.",
  },
  nBelowK: (k: number, least: number) => ({
    title: `Fewer than k = ${k} samples`,
    text: `Without k samples no unbiased estimate exists, and leaving such problems out changes what is averaged. Use k up to ${least}, or draw more samples.`,
  }),
  oneSample: {
    title: "One sample a problem",
    text: "With n = 1 only pass@1 can be estimated. A larger k needs more samples of each problem.",
  },
  mixedN: (least: number, most: number) => ({
    title: "Problems differ in n",
    text: `n runs from ${least} to ${most}. The estimate stays unbiased, but k can only go to the smallest n, and unscored samples may hide here.`,
  }),
  duplicates: {
    title: "A problem appears twice",
    text: "Each problem is one row: add up its n and c, or name its models in a column each.",
  },
  allCorrect: {
    title: "Every problem is solved every time",
    text: "c = n in every row: pass@k is 1 for every k. Check that the verdicts were read rightly.",
  },
  noneCorrect: {
    title: "No problem is ever solved",
    text: "c = 0 in every row: pass@k is 0 for every k. Check that the verdicts were read rightly.",
  },
  rates: {
    title: "Rates in the place of counts",
    text: "The column holds fractions or percentages. pass@k needs how many of the n samples were correct: c = rate x n, as a whole number.",
  },
  percents: {
    title: "Percentages in the place of counts",
    text: "Most of the column is above n and none above 100, so it looks like percentages. c is how many of the n samples were correct: percentage x n / 100.",
  },
  averaged: {
    title: "An average was put through the formula",
    text: "pass@k of an average, or of counts added up over problems, is not the average of pass@k. Give the formula each problem's own counts and average what comes out, as PASSK_MEAN does.",
  },
  hidden: {
    title: "Hidden rows",
    text: "Rows that a filter or you have hidden are counted by the formulas and by this pane all the same.",
  },
  averages: {
    title: "A row of averages or totals among the problems",
    text: "It would be counted as one more problem. Keep it off the table.",
  },
  below: {
    title: "Averages, totals or notes below the counts",
    text: "The pane leaves them out. A formula over the whole column would take them for problems; leave a blank row above them and end its range before it.",
  },
  unscored: {
    title: "Unscored samples",
    text: "They are in neither n nor c. If they count as failures, add them to n.",
  },
  fewProblems: (problems: number) => ({
    title: "Few problems",
    text:
      problems < 2
        ? "A standard error and an interval need at least 2 problems."
        : `With ${many(problems, "problem")} an interval is wide and rests on few; report it, and say how many problems there are.`,
  }),
};
