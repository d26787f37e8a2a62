import type { JsonObject, RowFormat } from "./format.ts";

/** The first of the formats that knows the rows, and what told it. */
export function recognise(
  formats: readonly RowFormat[],
  rows: JsonObject[],
): { format: RowFormat; reason: string } | undefined {
  for (const format of formats) {
    const reason = format.recognise(rows);
    if (reason !== undefined) return { format, reason };
  }
  return undefined;
}
