import type { Source } from "./source.ts";

const step = 4 * 2 ** 20;

/** A file in the browser, read in slices; the next one is under way while the last one is looked at. */
export function blobSource(name: string, blob: Blob): Source {
  const slice = (at: number) => (at < blob.size ? blob.slice(at, at + step).arrayBuffer() : undefined);
  return {
    name,
    size: blob.size,
    async *chunks() {
      let next = slice(0);
      for (let at = step; next; at += step) {
        const buffer = await next;
        next = slice(at);
        yield new Uint8Array(buffer);
      }
    },
  };
}
