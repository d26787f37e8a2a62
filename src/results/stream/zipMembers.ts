import { Unzip, UnzipInflate, unzipSync, type UnzipDecoder } from "fflate";
import { Decompress } from "fzstd";
import { Refusal } from "../refusal.ts";
import { concat } from "./concat.ts";
import { gather } from "./gather.ts";
import { refuseBomb } from "./refuseBomb.ts";
import type { Source } from "./source.ts";

/** What the members of one archive may expand to, together, and how many there may be. */
const most = { bytes: 480 * 2 ** 20, members: 20000 };

/**
 * The files in a zip archive. Of an inspect_ai log (`.eval`, a zip too) only the members with the scores are unpacked, as
 * one JSON file.
 *
 * @throws {Refusal} Where the archive is damaged or expands beyond bounds.
 */
export async function zipMembers(source: Source): Promise<Source[]> {
  const bytes = await gather(source.chunks());
  const names = memberNames(bytes);
  if (names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("xl/"))) {
    throw new Refusal("unknown", "this is an Excel workbook. Save its sheet as CSV, or copy the cells and paste them.");
  }
  const log = logMembers(names);
  if (log) {
    const members = [...unpack(bytes, new Set(log)).values()];
    const text = new TextEncoder();
    const pieces = members.flatMap((member, i) => [text.encode(i === 0 ? '{"samples":[' : ","), member]);
    return [
      inMemory(source.name, concat([...pieces, text.encode(members.length > 0 ? "]}" : '{"samples":[]}')]), false),
    ];
  }
  const wanted = names.filter((name) => !/(^|\/)(__MACOSX\/|\.(?!\.?\/))|\/$/.test(name));
  if (wanted.length === 0) throw new Refusal("damaged", "there are no files in this zip archive.");
  return [...unpack(bytes, new Set(wanted))].map(([name, member]) => inMemory(`${source.name}/${name}`, member, true));
}

/** The members of an inspect_ai log that hold the scores, or undefined where the archive is something else. */
function logMembers(names: string[]): string[] | undefined {
  if (!names.some((name) => name === "header.json" || name === "_journal/start.json")) return undefined;
  if (names.includes("summaries.json")) return ["summaries.json"];
  const journal = names.filter((name) => /^_journal\/summaries\/.*\.json$/.test(name));
  return journal.length > 0 ? journal : names.filter((name) => /^samples\/.*\.json$/.test(name));
}

function memberNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let isNested = false;
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        isNested ||= /\.zip$/i.test(name);
        return false;
      },
    });
  } catch {
    throw new Refusal("damaged", "this zip archive is damaged or cut off. Copy or download it again.");
  }
  if (isNested)
    throw new Refusal("damaged", "this zip archive holds other archives. Unpack it, and read the files in it.");
  if (names.length > most.members)
    throw new Refusal("damaged", `this zip archive holds ${names.length} files; ${most.members} are read at most.`);
  return names;
}

function unpack(bytes: Uint8Array<ArrayBuffer>, wanted: ReadonlySet<string>): Map<string, Uint8Array> {
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
