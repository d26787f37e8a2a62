import { ZStream, zlibInflate, zlibInflateInit2, zlibInflateReset } from "pako";
import { Refusal } from "../refusal.ts";
import { refuseBomb } from "./refuseBomb.ts";

/** zlib's numbers: 15 bits of window and 16 for the gzip wrapper, and what a step may come to. */
const gzipOnly = 31;
const noFlush = 0;
const came = { on: 0, toAnEnd: 1, toNothing: -5 };

/**
 * Unpacks a gzip stream of one member or several as it comes, and checks the checksum and length of each; zero bytes
 * between and after them, which pad tapes, are passed over as gzip itself does.
 *
 * @param onCut Called where the file ends within a member; what came before is still given.
 * @throws {Refusal} Where it is damaged, or expands like a bomb.
 */
export async function* gunzip(chunks: AsyncIterable<Uint8Array>, onCut: () => void): AsyncGenerator<Uint8Array> {
  const stream = new ZStream();
  const output = new Uint8Array(256 * 1024);
  zlibInflateInit2(stream, gzipOnly);
  let isBetween = false;
  let packed = 0;
  let expanded = 0;
  for await (const chunk of chunks) {
    packed += chunk.length;
    stream.input = chunk;
    stream.next_in = 0;
    stream.avail_in = chunk.length;
    do {
      if (isBetween) {
        while (stream.avail_in > 0 && chunk[stream.next_in] === 0) {
          stream.next_in++;
          stream.avail_in--;
        }
        if (stream.avail_in === 0) break;
        zlibInflateReset(stream);
        isBetween = false;
      }
      stream.output = output;
      stream.next_out = 0;
      stream.avail_out = output.length;
      const status = zlibInflate(stream, noFlush);
      if (!Object.values(came).includes(status)) throw damaged(stream.msg);
      isBetween = status === came.toAnEnd;
      expanded += stream.next_out;
      refuseBomb(packed, expanded);
      if (stream.next_out > 0) yield output.subarray(0, stream.next_out);
    } while (stream.avail_in > 0 || stream.avail_out === 0);
  }
  if (!isBetween) onCut();
}

function damaged(why: string): Refusal {
  const isSum = /^incorrect (data|length) check/.test(why);
  const found = isSum ? ": what it unpacks to does not match its checksum" : "";
  return new Refusal("damaged", `this gzip file is damaged${found}. Copy or download it again.`);
}
