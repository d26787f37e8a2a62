import { WorkbookError } from "./port.ts";
import { refusals } from "./refusals.ts";

/** Excel's own codes in words for the user; whatever else goes wrong keeps Excel's message. */
const words: Record<string, string> = {
  AccessDenied: refusals.protectedSheet(),
  InvalidSelection: refusals.severalAreas(null),
  InvalidOperationInCellEditMode: refusals.editing,
  ItemNotFound: refusals.goneSheet,
  RequestPayloadSizeLimitExceeded: refusals.tooMany,
  ResponsePayloadSizeLimitExceeded: refusals.tooMany,
};

/** What Office.js threw, as the port's error. */
export function excelFault(error: unknown): WorkbookError {
  if (error instanceof WorkbookError) return error;
  const code = (error as { code?: string } | null)?.code ?? "";
  return new WorkbookError(words[code] ?? (error instanceof Error ? error.message : String(error)));
}
