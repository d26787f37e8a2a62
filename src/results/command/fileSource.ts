import { open, stat } from "node:fs/promises";
import type { Source } from "../stream/source.ts";

/** A file on disk, read into two buffers in turns, one under way while the other is looked at; "-" is standard input. */
export async function fileSource(path: string): Promise<Source> {
  if (path === "-") return { name: "standard input", chunks: () => process.stdin };
  const { size } = await stat(path);
  return {
    name: path,
    size,
    async *chunks() {
      const file = await open(path);
      // Buffers and not plain arrays: Node's search for a byte in them is several times faster.
      const buffers = [Buffer.allocUnsafe(2 ** 20), Buffer.allocUnsafe(2 ** 20)] as const;
      let next = file.read(buffers[0]);
      try {
        for (let turn = 1; ; turn = 1 - turn) {
          const { bytesRead, buffer } = await next;
          if (bytesRead === 0) return;
          next = file.read(buffers[turn]!);
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await next.catch(() => undefined);
        await file.close();
      }
    },
  };
}
