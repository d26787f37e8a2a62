import { open, stat } from "node:fs/promises";
import type { Source } from "../stream/source.ts";

/** A file on disk, read into one buffer again and again; "-" is standard input. */
export async function fileSource(path: string): Promise<Source> {
  if (path === "-") return { name: "standard input", chunks: () => process.stdin };
  const { size } = await stat(path);
  return {
    name: path,
    size,
    async *chunks() {
      const file = await open(path);
      try {
        const buffer = new Uint8Array(2 ** 20);
        for (;;) {
          const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
          if (bytesRead === 0) return;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await file.close();
      }
    },
  };
}
