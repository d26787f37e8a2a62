import CRC32 from "crc-32";
import { Unzip, UnzipInflate, unzipSync, type UnzipDecoder } from "fflate";
import { Decompress } from "fzstd";
import { Refusal } from "../refusal.ts";
import { concat } from "./concat.ts";
import { evalArchive } from "./evalArchive.ts";
import { gather } from "./gather.ts";
import { refuseBomb } from "./refuseBomb.ts";
import type { Source } from "./source.ts";
import { zipChecksums } from "./zipChecksums.ts";

/** What the members of one archive may expand to, together, and how many there may be. */
const most = { bytes: 480 * 2 ** 20, members: 20000 };

/** A member as the directory of the archive has it. */
interface Entry {
  name: string;
  checksum: number | undefined;
}

/**
 * The files in a zip archive. Of an inspect_ai log (`.eval`, a zip too) only the members with the scores are unpacked, as
 * one JSON file.
 *
 * @throws {Refusal} Where the archive is damaged, expands beyond bounds or holds two files of one name.
 */
export async function zipMembers(source: Source): Promise<Source[]> {
  const bytes = await gather(source.chunks());
  const entries = entriesOf(bytes);
  const names = entries.map(({ name }) => name);
  if (names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("xl/"))) {
    throw new Refusal("unknown", "this is an Excel workbook. Save its sheet as CSV, or copy the cells and paste them.");
  }
  const log = evalArchive(names, (wanted) => unpack(bytes, entries, new Set(wanted)));
  if (log) return [{ ...inMemory(source.name, log.bytes, false), notes: log.notes }];
  const wanted = names.filter((name) => !/(^|\/)(__MACOSX\/|\.(?!\.?\/))|\/$/.test(name));
  if (wanted.length === 0) throw new Refusal("damaged", "there are no files in this zip archive.");
  const unique = new Set<string>();
  for (const name of wanted) {
    if (unique.has(name)) {
      const message = `this zip archive holds ${name} more than once. Unpack it, and read the file that counts.`;
      throw new Refusal("damaged", message);
    }
    unique.add(name);
  }
  return [...unpack(bytes, entries, unique)].map(([name, member]) => inMemory(`${source.name}/${name}`, member, true));
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        return false;
      },
    });
  } catch {
    throw new Refusal("damaged", "this zip archive is damaged or cut off. Copy or download it again.");
  }
  if (names.some((name) => /\.zip$/i.test(name)))
    throw new Refusal("damaged", "this zip archive holds other archives. Unpack it, and read the files in it.");
  if (names.length > most.members)
    throw new Refusal("damaged", `this zip archive holds ${names.length} files; ${most.members} are read at most.`);
  const checksums = zipChecksums(bytes);
  return names.map((name, i) => ({ name, checksum: checksums[i] }));
}

function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  entries: readonly Entry[],
  wanted: ReadonlySet<string>,
): Map<string, Uint8Array> {
  const members = new Map<string, Uint8Array>();
  let expanded = 0;
  const archive = new Unzip((file) => {
    if (!wanted.has(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      expanded += chunk.length;
      refuseBomb(bytes.length, expanded);
      if (expanded > most.bytes)
        throw new Refusal(
          "damaged",
          "this zip archive expands to more than 480 MB. Unpack it, and read the files in it.",
        );
      pieces.push(chunk.slice());
      if (isLast) members.set(file.name, concat(pieces));
    };
    file.start();
  });
  archive.register(UnzipInflate);
  archive.register(UnzipZstd);
  try {
    // Small pieces keep what one push can expand to within bounds.
    for (let at = 0; at < bytes.length; at += 65536)
      archive.push(bytes.slice(at, at + 65536), at + 65536 >= bytes.length);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("damaged", "a file in this zip archive is damaged or packed in a way that cannot be read.");
  }
  if (members.size < wanted.size) throw new Refusal("damaged", "a file in this zip archive is damaged or cut off.");
  for (const [name, member] of members) {
    const sum = CRC32.buf(member) >>> 0;
    if (entries.some((entry) => entry.name === name && entry.checksum === sum)) continue;
    throw new Refusal("damaged", `${name} in this zip archive does not match its checksum. Copy or download it again.`);
  }
  return members;
}

function inMemory(name: string, bytes: Uint8Array, isFound: boolean): Source {
  return {
    name,
    size: bytes.length,
    isFound,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += 2 ** 20) yield bytes.subarray(at, at + 2 ** 20);
    },
  };
}

/** Zstandard inside zip archives, as newer inspect_ai writes it. */
class UnzipZstd implements UnzipDecoder {
  static compression = 93;
  ondata: UnzipDecoder["ondata"] = () => undefined;
  private readonly stream = new Decompress((chunk, isLast) => this.ondata(null, chunk.slice(), isLast ?? false));

  push(chunk: Uint8Array, isLast: boolean): void {
    this.stream.push(chunk, isLast);
  }
}
