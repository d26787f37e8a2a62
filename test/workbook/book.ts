import type { Area, Workbook } from "../../src/workbook/port.ts";

/** A workbook under test with one empty sheet, Counts, and what a user does to it past the port. */
export interface Book {
  workbook: Workbook;
  userSelects(area: Area): Promise<void>;
  userHidesRow(sheet: string, row: number): Promise<void>;
  userProtects(sheet: string): Promise<void>;
  userMerges(area: Area): Promise<void>;
  userSelectsSeveral(areas: Area[]): Promise<void>;
  userStartsTyping(): Promise<void>;
  formatOf(sheet: string, row: number, column: number): string | undefined;
  close(): void;
}
