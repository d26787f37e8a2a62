/** What a workbook says when it refuses, the same words in both hosts. */
export const refusals = {
  severalAreas: (areas: number | null) =>
    `selection must be one block of cells; got ${areas ?? "several, or no cells"}`,
  shape: (rows: number, columns: number) => `cells must be ${rows} x ${columns}, as the area is`,
  beyond: (rows: number, columns: number) => `area must end within ${rows} rows and ${columns} columns`,
  noSheet: (name: string) => `sheet must be one of this workbook; got ${name}`,
  goneSheet: "the sheet is no longer in this workbook",
  protectedSheet: (name?: string) => `the sheet${name ? ` ${name}` : ""} is protected; unprotect it first`,
  merged: (cells: string) => `the area must be free of merged cells; got ${cells}. Unmerge them first`,
  editing: "a cell is being edited; finish it with Enter or Esc, then try again",
  tooMany: "selection must be smaller; Excel cannot hand over so many cells at once",
  tooOld: (version: string) => `this Excel is too old for it: it lacks ExcelApi ${version}; update Office`,
  noChart: "this sheet keeps no charts in its cells; the Chart tab beside it draws them",
  nothingToUndo: "there is nothing of the pane's to take back",
  changedSince: "the sheet has changed since; take the changes back one by one with Ctrl+Z",
};
