import type { Context } from "./context.ts";
import { isObject, type DocumentFormat, type FileReading, type JsonObject, type RowFormat } from "./format.ts";
import { documentFormats, otherDocuments, otherRows, rowFormats } from "./formats.ts";
import { recognise } from "./recognise.ts";
import { Refusal } from "./refusal.ts";
import { unknownShape } from "./unknownShape.ts";

/** Reads a JSON value: as a harness writes it, or else as a table. */
export function readValue(document: unknown, context: Context): FileReading {
  const rows: unknown[] = Array.isArray(document) ? document : [document];
  if (rows.length === 0) throw new Refusal("damaged", "the file holds an empty list: there are no attempts.");
  const isList = Array.isArray(document);
  const objects = rows.every(isObject) ? rows : undefined;
  const reading =
    readAs(documentFormats, document, context) ??
    (objects && readRowsAs(rowFormats, objects, isList, context)) ??
    readAs(otherDocuments, document, context);
  if (reading) return reading;
  try {
    const table = objects && readRowsAs([otherRows], objects, isList, context);
    if (table) return table;
  } catch (error) {
    // A lone object is hardly meant as a table of one row.
    if (isList || !(error instanceof Refusal) || error.kind !== "unknown") throw error;
  }
  throw new Refusal("unknown", unknownShape(document));
}

function readAs(formats: readonly DocumentFormat[], document: unknown, context: Context): FileReading | undefined {
  for (const format of formats) {
    const reason = format.recognise(document);
    if (reason === undefined) continue;
    format.read(document, context);
    context.at();
    return { format: format.name, reason, manyFiles: format.manyFiles ?? false };
  }
  return undefined;
}

function readRowsAs(
  formats: readonly RowFormat[],
  rows: JsonObject[],
  isList: boolean,
  context: Context,
): FileReading | undefined {
  const told = recognise(formats, rows);
  if (!told) return undefined;
  const reader = told.format.open(context, rows);
  rows.forEach((row, index) => {
    if (isList) context.at(index);
    reader.row(row, undefined, index);
  });
  context.at();
  reader.end?.();
  return { format: told.format.name, reason: told.reason, manyFiles: told.format.manyFiles ?? false };
}
