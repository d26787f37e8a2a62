import { Gunzip } from "fflate";
import { Decompress } from "fzstd";
import { Refusal } from "../refusal.ts";
import { refuseBomb } from "./refuseBomb.ts";

/** How the bytes are packed, by their first four. */
export function packing(head: Uint8Array): "gzip" | "zstd" | "zip" | "parquet" | undefined {
  const [a, b, c, d] = head;
  if (a === 0x1f && b === 0x8b) return "gzip";
  if (a === 0x28 && b === 0xb5 && c === 0x2f && d === 0xfd) return "zstd";
  if (a === 0x50 && b === 0x4b && (c === 3 || c === 5) && (d === 4 || d === 6)) return "zip";
  if (a === 0x50 && b === 0x41 && c === 0x52 && d === 0x31) return "parquet";
  return undefined;
}

/**
 * Unpacks a gzip or zstd stream as it comes.
 *
 * @param onCut Called where the packed file ends too early; what came before is still given.
 * @throws {Refusal} Where it is damaged, or expands like a bomb.
 */
export async function* decompress(
  chunks: AsyncIterable<Uint8Array>,
  kind: "gzip" | "zstd",
  onCut: () => void,
): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let packed = 0;
  let expanded = 0;
  const take = (chunk: Uint8Array) => {
    expanded += chunk.length;
    refuseBomb(packed, expanded);
    if (chunk.length > 0) pending.push(chunk);
  };
  const unpacker = kind === "gzip" ? new Gunzip(take) : new Decompress(take);
  const push = (chunk: Uint8Array, isLast: boolean): boolean => {
    try {
      unpacker.push(chunk, isLast);
      return true;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof Error && error.message.includes("unexpected EOF")) return false;
      throw new Refusal("damaged", `this ${kind} file is damaged. Copy or download it again.`);
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
