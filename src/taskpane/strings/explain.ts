import { many } from "./many.ts";
import { percentOf } from "./percentOf.ts";

/** What the tab Explain shows. */
export const explain = {
  select:
    "Select a cell with an EVAL formula, an AVERAGE of cells, or an error. Other formulas and plain values are not explained here.",
  inputs: "What went in",
  averaged: "averaged cells",
  argument: (number: number) => `argument ${number}`,
  formula: "In mathematics",
  value: "Value",
  digits: "to 17 digits",
  standardError: "Standard error",
  ofProblem: "of this problem's estimate, had its n samples been drawn again",
  ofProblemJeffreys:
    "of this problem's estimate, had its n samples been drawn again; with n below 2k by Jeffreys' prior, for no unbiased one exists",
  ofBenchmark: "of the mean, the problems being a sample of a wider population",
  ofFixed: "of the mean over these very problems, had their samples been drawn again",
  ofDifference: "of the difference, the problems being a sample of a wider population",
  rootOfVariance: "the root of this variance",
  interval: (confidence: number) => `${percentOf(confidence)} interval`,
  ends: (low: string, high: string) => `${low} to ${high}`,
  isStandardError: "This value is a standard error itself.",
  exact: "It is computed from a known rate, not from samples, so there is no error to state.",
  noneHere: "No standard error is defined for this part of the result.",
  noneFor: (name: string) => `No standard error is defined for this result of ${name}.`,
  noneForPlugin:
    "No standard error is defined for the plug-in: it is biased low, which no error bar would show. PASSK and PASSK_MEAN have one.",
  noneForShare:
    "No standard error is defined for G-Pass@k where the share asks for more than one of the k and fewer than all.",
  noneAround:
    "No standard error is worked out where other calculations stand around or inside the formula; PASSK_SE gives that of a mean over problems.",
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
