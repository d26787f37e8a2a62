/** What the first cell of a file's sheet of charts says; it is made anew at every save, and not opened. */
export const chartsTitle = "Charts of the counts in this workbook, made as it was saved; they change with the counts.";
