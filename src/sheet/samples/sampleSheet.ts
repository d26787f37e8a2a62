import type { Area, SheetContent } from "../../workbook/port.ts";

/** A sheet of the sample workbook: what the pane could add too, with headings inside it. */
export interface SampleSheet extends SheetContent {
  headings?: Omit<Area, "sheet">[];
}
