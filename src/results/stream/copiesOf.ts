import type { Source } from "./source.ts";

/** For each file the index of the first one with the same content, or undefined; only files of one size are looked into. */
export async function copiesOf(files: readonly Source[]): Promise<(number | undefined)[]> {
  const sizes = new Map<number, number>();
  for (const { size } of files) if (size) sizes.set(size, (sizes.get(size) ?? 0) + 1);
  const firsts = new Map<string, number[]>();
  const copies: (number | undefined)[] = [];
  for (const [i, file] of files.entries()) {
    let copied: number | undefined;
    if (file.size && sizes.get(file.size)! > 1) {
      const key = `${file.size} ${await startHash(file)}`;
      const alike = firsts.get(key) ?? [];
      for (const first of alike) if (copied === undefined && (await isSame(files[first]!, file))) copied = first;
      if (copied === undefined) firsts.set(key, [...alike, i]);
    }
    copies.push(copied);
  }
  return copies;
}

/** A hash of the first bytes (FNV-1a), which tells most files apart without reading them to the end. */
async function startHash(file: Source): Promise<number> {
  let hash = 0x811c9dc5;
  let left = 65536;
  for await (const chunk of file.chunks()) {
    for (const byte of chunk.subarray(0, left)) hash = Math.imul(hash ^ byte, 0x01000193);
    left -= chunk.length;
    if (left <= 0) break;
  }
  return hash;
}

async function isSame(one: Source, other: Source): Promise<boolean> {
  const others = other.chunks()[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  try {
    for await (const chunk of one.chunks()) {
      for (let at = 0; at < chunk.length;) {
        if (rest.length === 0) {
          const next = await others.next();
          if (next.done) return false;
          rest = next.value;
        }
        const length = Math.min(rest.length, chunk.length - at);
        for (let i = 0; i < length; i++) if (chunk[at + i] !== rest[i]) return false;
        rest = rest.subarray(length);
        at += length;
      }
    }
    return rest.length === 0 && Boolean((await others.next()).done);
  } finally {
    await others.return?.();
  }
}
