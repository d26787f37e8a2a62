// Over 150 lines: the one place where the shape of a file is told, from bytes to rows.
import type { Context } from "./context.ts";
import { isObject, type DocumentFormat, type FileReading, type JsonObject, type RowFormat } from "./format.ts";
import { documentFormats, otherDocuments, otherRows, rowFormats } from "./formats.ts";
import { beforeCut } from "./beforeCut.ts";
import { parseJson } from "./parseJson.ts";
import { Refusal } from "./refusal.ts";
import { gather } from "./stream/gather.ts";
import { foreignFile } from "./stream/foreignFile.ts";
import { forEachLine } from "./stream/lines.ts";
import { packing } from "./stream/packing.ts";
import { peek } from "./stream/peek.ts";
import { pickFields } from "./stream/pickFields.ts";
import { decode, utf8 } from "./stream/utf8.ts";
import { readTable } from "./table/readTable.ts";

type Chunks = AsyncIterable<Uint8Array>;

const headSize = 256 * 1024;
const decoder = new TextDecoder();
const strictDecoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads one file into the tally of its context.
 *
 * @throws {Refusal} Says why no counts come from it.
 */
export async function readFile(chunks: Chunks, context: Context): Promise<FileReading> {
  const start = await peek(chunks, headSize);
  const kind = packing(start.head);
  if (kind === "parquet") return readParquet(start.chunks, context);
  if (kind !== "gzip" && kind !== "zstd") return readText(start.chunks, context);
  const { decompress } = await import("./stream/decompress.ts");
  let isCut = false;
  const reading = await readText(
    decompress(start.chunks, kind, () => (isCut = true)),
    context,
  );
  if (isCut) context.issue(`The packed file ends too early: only the rows before the cut are counted.`);
  return reading;
}

async function readText(packed: Chunks, context: Context): Promise<FileReading> {
  const bytes = await peek(packed, headSize);
  const foreign = foreignFile(bytes.head.subarray(0, 65536));
  const isUtf16 = bytes.head[0]! + bytes.head[1]! === 0xff + 0xfe;
  if (foreign !== undefined && !isUtf16) throw new Refusal("unknown", foreign);
  const onWindows = () => context.issue("The text is no UTF-8: it is read as Windows-1252, as Excel writes CSV files.");
  let { head, isAll, chunks } = await peek(await utf8(bytes.chunks, onWindows), headSize);
  const text = decoder.decode(head);
  if (text.trim() === "")
    throw new Refusal(
      "unknown",
      isAll
        ? "the file is empty. Was the run ended before it wrote anything?"
        : "the file begins with nothing but blanks.",
    );
  if (!/^\s*(\{|\[\s*(["{[\]\d-]|true\b|false\b|null\b|NaN\b|$))/.test(text))
    return readTable(decode(chunks), text, isAll, context);
  while (!isAll && !decoder.decode(head).trimStart().includes("\n") && head.length < 64 * 2 ** 20) {
    ({ head, isAll, chunks } = await peek(chunks, head.length * 4));
  }
  const lines = firstRows(decoder.decode(head), isAll);
  return lines ? readLines(chunks, lines, context) : readDocument(chunks, context);
}

/**
 * The objects in the first lines where the text has one a line, or undefined where it is one JSON value.
 *
 * @throws {Refusal} Where the first line is damaged and the next ones are objects.
 */
function firstRows(text: string, isAll: boolean): JsonObject[] | undefined {
  const lines = text.split("\n");
  if (!isAll) lines.pop();
  const filled = lines.flatMap((line, i) => (line.trim() === "" ? [] : [{ line, number: i + 1 }]));
  const rows = filled.map(({ line, number }, i) => {
    try {
      return parseJson(line, number);
    } catch (error) {
      // Only the first line decides what the file is; damage further down is found when that line is read.
      return i === 0 ? error : undefined;
    }
  });
  const isText = rows.length > 1 && rows.slice(1, 3).every(isObject) && filled[0]!.line.trimStart().startsWith("{");
  if (rows[0] instanceof Refusal && isText) throw rows[0];
  if (!isObject(rows[0]) || rows[0] instanceof Refusal) return undefined;
  return rows.length > 1 || !isAll ? rows.filter(isObject) : undefined;
}

async function readLines(chunks: Chunks, first: JsonObject[], context: Context): Promise<FileReading> {
  const told = recognise([...rowFormats, otherRows], first);
  if (!told) throw new Refusal("unknown", unknown(first));
  const { format, reason } = told;
  const reader = format.open(context, first);
  const pick = reader.fields && pickFields(reader.fields);
  let index = 0;
  let broken: Refusal | undefined;
  await forEachLine(chunks, (bytes, start, end, line) => {
    if (broken) throw broken;
    let row: unknown = pick?.(bytes, start, end);
    try {
      row ??= parseJson(textOf(bytes.subarray(start, end), line), line);
    } catch (error) {
      // Only the last line may be damaged: then the file was cut.
      if (!(error instanceof Refusal)) throw error;
      broken = error;
      return;
    }
    if (!isObject(row)) throw new Refusal("damaged", "this line is no JSON object as the others are.", { line });
    reader.row(row, line, index++);
  });
  if (broken && !broken.isCut) throw broken;
  if (broken) context.issue("The last line is cut off: only the rows before it are counted.", broken.line);
  reader.end?.();
  return { format: format.name, reason, manyFiles: format.manyFiles ?? false };
}

function textOf(bytes: Uint8Array, line: number): string {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    throw new Refusal("damaged", "this line is not UTF-8 as the others are. Save the file as UTF-8.", { line });
  }
}

async function readDocument(chunks: Chunks, context: Context): Promise<FileReading> {
  const text = decoder.decode(await gather(chunks));
  let document: unknown;
  try {
    document = parseJson(text);
  } catch (error) {
    return readBeforeCut(text, error, context);
  }
  return readValue(document, context);
}

/** Reads the rows before the cut; where there are none, the error stands. */
function readBeforeCut(text: string, error: unknown, context: Context): FileReading {
  const whole = error instanceof Refusal && error.isCut ? beforeCut(text) : undefined;
  if (whole === undefined) throw error;
  let reading: FileReading;
  try {
    reading = readValue(parseJson(whole), context);
  } catch (second) {
    throw second instanceof Refusal && second.kind === "ask" ? second : error;
  }
  const line = whole.split("\n").length;
  context.issue("The file is cut off here: only the whole rows before the cut are counted.", line);
  return reading;
}

/** Reads a JSON value: as a harness writes it, or else as a table. */
function readValue(document: unknown, context: Context): FileReading {
  const rows: unknown[] = Array.isArray(document) ? document : [document];
  if (rows.length === 0) throw new Refusal("damaged", "the file holds an empty list: there are no attempts.");
  const objects = rows.every(isObject) ? rows : undefined;
  const reading =
    readAs(documentFormats, document, context) ??
    (objects && readRowsAs(rowFormats, objects, context)) ??
    readAs(otherDocuments, document, context);
  if (reading) return reading;
  try {
    const table = objects && readRowsAs([otherRows], objects, context);
    if (table) return table;
  } catch (error) {
    // A lone object is hardly meant as a table of one row.
    if (Array.isArray(document) || !(error instanceof Refusal) || error.kind !== "unknown") throw error;
  }
  throw new Refusal("unknown", unknown(document));
}

function readAs(formats: readonly DocumentFormat[], document: unknown, context: Context): FileReading | undefined {
  for (const format of formats) {
    const reason = format.recognise(document);
    if (reason === undefined) continue;
    format.read(document, context);
    return { format: format.name, reason, manyFiles: format.manyFiles ?? false };
  }
  return undefined;
}

function readRowsAs(formats: readonly RowFormat[], rows: JsonObject[], context: Context): FileReading | undefined {
  const told = recognise(formats, rows);
  if (!told) return undefined;
  const reader = told.format.open(context, rows);
  rows.forEach((row, index) => reader.row(row, undefined, index));
  reader.end?.();
  return { format: told.format.name, reason: told.reason, manyFiles: told.format.manyFiles ?? false };
}

function recognise(
  formats: readonly RowFormat[],
  rows: JsonObject[],
): { format: RowFormat; reason: string } | undefined {
  for (const format of formats) {
    const reason = format.recognise(rows);
    if (reason !== undefined) return { format, reason };
  }
  return undefined;
}

function unknown(value: unknown): string {
  return `this JSON holds ${describe(value)}, which no reader knows. A table can be read: CSV, or a JSON object a line, with the problem and its verdict.`;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${describe(value[0])}`;
  if (isObject(value)) return `an object with ${Object.keys(value).slice(0, 8).join(", ") || "nothing in it"}`;
  return value === null ? "nothing (null)" : `a ${typeof value}`;
}

async function readParquet(chunks: Chunks, context: Context): Promise<FileReading> {
  const { parquetRows } = await import("./stream/parquetRows.ts");
  return readValue(await parquetRows(await gather(chunks)), context);
}
