import type { ErrorMessage } from "./hostFormula.ts";

/** The messages of the errors that formulas gave, by the cell that shows the error. */
export function errorMessages() {
  const messages = new Map<string, ErrorMessage>();
  const key = (sheet: string, row: number, column: number) => `${sheet} ${row} ${column}`;
  return {
    add(news: ErrorMessage[]): void {
      for (const entry of news) messages.set(key(entry.sheet, entry.row, entry.column), entry);
    },
    messageOf(sheet: string, row: number, column: number, code: string): string | undefined {
      const entry = messages.get(key(sheet, row, column));
      return entry?.code === code && entry.message ? entry.message : undefined;
    },
  };
}
