import { packing } from "./packing.ts";
import { peek } from "./peek.ts";
import type { Source } from "./source.ts";

/**
 * The files in a zip archive, or the source itself where it is none.
 *
 * @throws {Refusal} Where the archive is damaged or expands beyond bounds.
 */
export async function expandZip(source: Source): Promise<Source[]> {
  const start = await startOf(source);
  if (packing(start.head) !== "zip") return [start.source];
  const { zipMembers } = await import("./zipMembers.ts");
  return zipMembers(start.source);
}

/** The first bytes; a source that can be read only once is given back as it was. */
async function startOf(source: Source): Promise<{ head: Uint8Array; source: Source }> {
  if (source.size === undefined) {
    const { head, chunks } = await peek(source.chunks(), 4);
    return { head, source: { ...source, chunks: () => chunks } };
  }
  for await (const chunk of source.chunks()) return { head: new Uint8Array(chunk.subarray(0, 4)), source };
  return { head: new Uint8Array(0), source };
}
