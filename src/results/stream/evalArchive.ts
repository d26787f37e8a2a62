import { parseJson } from "../parseJson.ts";
import { concat } from "./concat.ts";

/** Unpacks the members of these names; of two with one name the last, as inspect_ai itself reads them. */
type Unpack = (names: readonly string[]) => Map<string, Uint8Array>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * An inspect_ai log (`.eval`, a zip archive) as one JSON text: its header and its samples. The summaries are enough where
 * they are whole; where they are not, the samples themselves are unpacked.
 *
 * @returns Undefined where the archive is something else; the notes are for the user.
 */
export function evalArchive(
  names: readonly string[],
  unpack: Unpack,
): { bytes: Uint8Array<ArrayBuffer>; notes: string[] } | undefined {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const header = ["header.json", "_journal/start.json"].find((name) => times.has(name));
  if (header === undefined) return undefined;
  const like = (pattern: RegExp) => [...times.keys()].filter((name) => pattern.test(name));
  const samples = like(/^samples\/.*\.json$/);
  const summaries = times.has("summaries.json") ? ["summaries.json"] : like(/^_journal\/summaries\/.*\.json$/);
  const notes = [header, ...summaries, ...samples]
    .filter((name) => times.get(name)! > 1)
    .map((name) => `The archive holds ${name} more than once: the last is read.`);

  const unpacked = unpack([header, ...summaries]);
  const head = unpacked.get(header)!;
  let members = summaries.map((name) => unpacked.get(name)!);
  const found = members.reduce((sum, member) => sum + lengthOf(member), 0);
  if (found < samples.length) {
    members = [...unpack(samples).values()];
    if (summaries.length > 0) {
      notes.push(`The summaries hold ${found} of ${samples.length} samples: the samples themselves are read.`);
    }
  }
  const text = (value: string) => encoder.encode(value);
  const list = members.flatMap((member, i) => [text(i === 0 ? "" : ","), member]);
  return { bytes: concat([text('{"header":'), head, text(',"samples":['), ...list, text("]}")]), notes };
}

function lengthOf(member: Uint8Array): number {
  const list = parseJson(decoder.decode(member));
  return Array.isArray(list) ? list.length : 0;
}
