import { closeSync, openSync, readSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { Source } from "../stream/source.ts";

/** Stays in the processor's cache from the reading to the counting. */
const step = 256 * 1024;

/** A file on disk, read into one buffer again and again; "-" is standard input. */
export async function fileSource(path: string, isFound = false): Promise<Source> {
  if (path === "-") return { name: "standard input", chunks: () => process.stdin };
  const { size } = await stat(path);
  return {
    name: path,
    size,
    isFound,
    // Read at once: the command has nothing else to do meanwhile.
    async *chunks() {
      const file = openSync(path, "r");
      // A Buffer and not a plain array: Node's search for a byte in it is several times faster.
      const buffer = Buffer.allocUnsafe(step);
      const next = () => readSync(file, buffer, 0, step, null);
      try {
        for (let count = next(); count > 0; count = next()) {
          yield buffer.subarray(0, count);
        }
      } finally {
        closeSync(file);
      }
    },
  };
}
