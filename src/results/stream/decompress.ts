import { Decompress } from "fzstd";
import { Refusal } from "../refusal.ts";
import { gunzip } from "./gunzip.ts";
import { refuseBomb } from "./refuseBomb.ts";

/**
 * Unpacks a gzip or zstd stream as it comes.
 *
 * @param onCut Called where the packed file ends too early; what came before is still given.
 * @throws {Refusal} Where it is damaged, or expands like a bomb.
 */
export function decompress(
  chunks: AsyncIterable<Uint8Array>,
  kind: "gzip" | "zstd",
  onCut: () => void,
): AsyncGenerator<Uint8Array> {
  return kind === "gzip" ? gunzip(chunks, onCut) : unzstd(chunks, onCut);
}

async function* unzstd(chunks: AsyncIterable<Uint8Array>, onCut: () => void): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let packed = 0;
  let expanded = 0;
  const stream = new Decompress((chunk) => {
    expanded += chunk.length;
    refuseBomb(packed, expanded);
    if (chunk.length > 0) pending.push(chunk);
  });
  const push = (chunk: Uint8Array, isLast: boolean): boolean => {
    try {
      stream.push(chunk, isLast);
      return true;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof Error && error.message.includes("unexpected EOF")) return false;
      throw new Refusal("damaged", `this zstd file is damaged. Copy or download it again.`);
    }
  };
  for await (const chunk of chunks) {
    packed += chunk.length;
    // Small pieces keep what one push can expand to within bounds.
    for (let at = 0; at < chunk.length; at += 65536) {
      if (!push(new Uint8Array(chunk.subarray(at, at + 65536)), false)) return onCut();
      yield* pending;
      pending = [];
    }
  }
  const isWhole = push(new Uint8Array(0), true);
  yield* pending;
  if (!isWhole) onCut();
}
