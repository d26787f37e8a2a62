import { Refusal } from "../refusal.ts";
import { concat } from "./concat.ts";

/** What is read at once and not as a stream must fit in memory and in one string. */
const most = 480 * 2 ** 20;

/**
 * The whole stream as one piece.
 *
 * @throws {Refusal} Where it is larger than 480 MB.
 */
export async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) {
      throw new Refusal(
        "damaged",
        "this file is larger than 480 MB and not one result a line. Save it as JSONL or CSV.",
      );
    }
    pieces.push(new Uint8Array(chunk));
  }
  return concat(pieces);
}
