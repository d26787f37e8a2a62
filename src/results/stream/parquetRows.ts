import { decompress as unzstd } from "fzstd";
import { parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { ungzip } from "pako";
import type { JsonObject } from "../format.ts";
import { Refusal } from "../refusal.ts";

/** Text of prompts and answers, which no reader looks at, is left in the file. */
const unread = /^(__model_response__|model_response|full_prompt|example|predictions|tokens|cont_tokens|input_tokens)$/;

/** The rows of a parquet file; whole numbers come back as numbers where they fit. */
export async function parquetRows(bytes: Uint8Array): Promise<JsonObject[]> {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const compressors = {
    GZIP: (input: Uint8Array) => ungzip(input),
    ZSTD: (input: Uint8Array, length: number) => unzstd(input, new Uint8Array(length)),
  };
  try {
    const metadata = await parquetMetadataAsync(file);
    const [root] = metadata.schema;
    const columns = topLevel(metadata.schema.slice(1), root?.num_children ?? 0).filter((name) => !unread.test(name));
    return (await parquetReadObjects({ file, metadata, columns, compressors })).map(withoutBigInts) as JsonObject[];
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("damaged", "this parquet file is damaged or packed in a way that cannot be read.");
  }
}

/** The names of the columns, in a schema that lists every field depth first. */
function topLevel(schema: { name: string; num_children?: number }[], count: number): string[] {
  const names: string[] = [];
  let at = 0;
  const skip = () => {
    const { num_children = 0 } = schema[at++] ?? {};
    for (let i = 0; i < num_children; i++) skip();
  };
  while (names.length < count && at < schema.length) {
    names.push(schema[at]!.name);
    skip();
  }
  return names;
}

function withoutBigInts(value: unknown): unknown {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (Array.isArray(value)) return value.map(withoutBigInts);
  if (typeof value !== "object" || value === null || value instanceof Date || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutBigInts(each)]));
}
