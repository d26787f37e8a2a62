import { Refusal } from "../refusal.ts";
import { peek } from "./peek.ts";

/**
 * The stream as UTF-8 without a byte order mark; UTF-16, which Excel writes as "Unicode text", is converted, and so is
 * Windows-1252, which it writes as CSV.
 *
 * @param onWindows Called where the text is taken for Windows-1252, as its start is no UTF-8.
 */
export async function utf8(
  chunks: AsyncIterable<Uint8Array>,
  onWindows: () => void,
): Promise<AsyncIterable<Uint8Array>> {
  const start = await peek(chunks, 65536);
  const [a, b, c] = start.head;
  if (a === 0xff && b === 0xfe) return convert(start.chunks, "utf-16le");
  if (a === 0xfe && b === 0xff) return convert(start.chunks, "utf-16be");
  if (!isUtf8(start.head, start.isAll) && !start.head.includes(0)) {
    onWindows();
    return convert(start.chunks, "windows-1252");
  }
  return a === 0xef && b === 0xbb && c === 0xbf ? skip(start.chunks, 3) : start.chunks;
}

function isUtf8(head: Uint8Array, isAll: boolean): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: !isAll });
    return true;
  } catch {
    return false;
  }
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
  const decoder = new TextDecoder(encoding, { fatal: true });
  const take = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Refusal(
        "damaged",
        `its text is ${encoding.toUpperCase()} at the start and not further down. Save it as UTF-8.`,
      );
    }
  };
  for await (const chunk of chunks) yield take(chunk);
  yield take();
}
