import type { Context } from "./context.ts";
import { firstRows } from "./firstRows.ts";
import type { FileReading } from "./format.ts";
import { readDocument } from "./readDocument.ts";
import { readLines } from "./readLines.ts";
import { readValue } from "./readValue.ts";
import { Refusal } from "./refusal.ts";
import { foreignFile } from "./stream/foreignFile.ts";
import { gather } from "./stream/gather.ts";
import { packing } from "./stream/packing.ts";
import { peek } from "./stream/peek.ts";
import { decode, utf8 } from "./stream/utf8.ts";
import { readTable } from "./table/readTable.ts";

type Chunks = AsyncIterable<Uint8Array>;

const headSize = 256 * 1024;
const decoder = new TextDecoder();

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
  const unpacked = await peek(
    decompress(start.chunks, kind, () => (isCut = true)),
    1,
  );
  if (isCut && unpacked.head.length === 0)
    throw new Refusal("damaged", "the packed file is cut off before its first row. Copy or download it again.");
  const reading = await readText(unpacked.chunks, context);
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

async function readParquet(chunks: Chunks, context: Context): Promise<FileReading> {
  const { parquetRows } = await import("./stream/parquetRows.ts");
  return readValue(await parquetRows(await gather(chunks)), context);
}
