import type { IWorksheetData } from "@univerjs/core";

/** What a file holds, ready to be added to the workbook. */
export interface Opened {
  sheets: (Partial<IWorksheetData> & { name: string })[];
  /** Names that the file's formulas use: what each stands for, with its "=" where it is a formula. */
  names: { name: string; formula: string }[];
  /** What the sheet cannot show, in words, such as "2 charts". */
  leftOut: string[];
}

/** A file that cannot be opened; the message says why in words for the user. */
export class OpenError extends Error {
  override name = "OpenError";
}

/** As much as a browser holds at ease. */
export const mostCells = 2_000_000;

/** A name that Excel allows for a sheet and that is not taken; the name is then taken. */
export function sheetName(wished: string, taken: Set<string>): string {
  const allowed =
    wished
      .replace(/[[\]:*?/\\\s]+/g, " ")
      .replace(/^[\s']+|[\s']+$/g, "")
      .slice(0, 31) || "Sheet";
  let name = allowed;
  for (let number = 2; taken.has(name.toLowerCase()); number++) {
    const suffix = ` ${number}`;
    name = allowed.slice(0, 31 - suffix.length) + suffix;
  }
  taken.add(name.toLowerCase());
  return name;
}

/** Like sheetName for a name of cells or of a formula: Excel tells these apart by letters, digits and underscores. */
export function definedName(wished: string, taken: Set<string>): string {
  let name = wished;
  for (let number = 2; taken.has(name.toUpperCase()); number++) name = `${wished}_${number}`;
  taken.add(name.toUpperCase());
  return name;
}
