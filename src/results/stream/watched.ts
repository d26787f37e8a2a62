import type { Source } from "./source.ts";

/** The source as it is, telling how many bytes were taken from it. */
export function watched(source: Source, onBytes: (count: number) => void): Source {
  return {
    ...source,
    async *chunks() {
      for await (const chunk of source.chunks()) {
        yield chunk;
        onBytes(chunk.length);
      }
    },
  };
}
