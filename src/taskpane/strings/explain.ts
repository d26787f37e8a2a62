import { many } from "./many.ts";

/** What the tab Explain shows. */
export const explain = {
  select: "Select a cell with an EVAL formula, or one that shows an error.",
  inputs: "What went in",
  argument: (number: number) => `argument ${number}`,
  formula: "In mathematics",
  value: "Value",
  digits: "to 17 digits",
  standardError: "Standard error",
  ofProblem: "of this problem's estimate, had its n samples been drawn again",
  ofBenchmark: "of the mean, the problems being a sample of a wider population",
  spilledFrom: (anchor: string) => `A part of the result of ${anchor}, which spills over this cell.`,
  noMessage: "Excel tells the pane no more than this; point at the sign beside the cell to read the formula's message.",
  error: "Why it shows an error",
  remedy: "What to do",
  numbers: (count: number) => many(count, "cell"),
  remedies: {
    "#N/A": "There is no estimate for these counts. Lower k to at most n, or leave out problems with too few samples.",
    "#VALUE!":
      "An argument is not what the formula reads: counts must be whole numbers with c at most n, and ranges must match in shape.",
    "#NAME?": "The formula is not known here: check its spelling, and that the add-in is loaded.",
    "#SPILL!": "The cells that the result needs are not empty. Clear the cells below and to the right.",
    "#BUSY!": "The result is being computed; wait a moment.",
    "#CALC!": "The engine of the sheet could not compute it; enter the formula again.",
    "#REF!": "A cell that the formula names was deleted. Name it again.",
    "#DIV/0!": "Something is divided by zero or an average has no numbers.",
    "#NUM!": "A number is outside what the function can compute.",
  } as Record<string, string>,
  help: "Read about this formula",
};
