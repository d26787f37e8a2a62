import type { Source } from "../../src/results/stream/source.ts";

/** A source in memory, given in chunks of `size` bytes so that values straddle them. */
export function textSource(name: string, content: string | Uint8Array, size = 7): Source {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name,
    size: bytes.length,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
    },
  };
}
