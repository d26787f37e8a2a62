import { WorkbookError } from "./port.ts";

/** Excel's own codes in words for the user; whatever else goes wrong keeps Excel's message. */
const words: Record<string, string> = {
  AccessDenied: "the sheet is protected; unprotect it first",
  InvalidSelection: "selection must be one block of cells; got several, or no cells",
  InvalidOperationInCellEditMode: "a cell is being edited; finish it with Enter or Esc, then try again",
  ItemNotFound: "the sheet is no longer in this workbook",
  RequestPayloadSizeLimitExceeded: "selection must be smaller; Excel cannot hand over so many cells at once",
  ResponsePayloadSizeLimitExceeded: "selection must be smaller; Excel cannot hand over so many cells at once",
};

/** What Office.js threw, as the port's error. */
export function excelFault(error: unknown): WorkbookError {
  if (error instanceof WorkbookError) return error;
  const code = (error as { code?: string } | null)?.code ?? "";
  return new WorkbookError(words[code] ?? (error instanceof Error ? error.message : String(error)));
}
