import { peek } from "./peek.ts";

/** The stream as UTF-8 without a byte order mark; UTF-16, which Excel writes as "Unicode text", is converted. */
export async function utf8(chunks: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const start = await peek(chunks, 3);
  const [a, b, c] = start.head;
  if (a === 0xff && b === 0xfe) return convert(start.chunks, "utf-16le");
  if (a === 0xfe && b === 0xff) return convert(start.chunks, "utf-16be");
  return a === 0xef && b === 0xbb && c === 0xbf ? skip(start.chunks, 3) : start.chunks;
}

async function* convert(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of decode(chunks, encoding)) yield encoder.encode(text);
}

async function* skip(chunks: AsyncIterable<Uint8Array>, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of chunks) {
    yield left > 0 ? chunk.subarray(left) : chunk;
    left = 0;
  }
}

/** The stream as text. */
export async function* decode(chunks: AsyncIterable<Uint8Array>, encoding = "utf-8"): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
