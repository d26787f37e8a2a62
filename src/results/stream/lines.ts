import { Refusal } from "../refusal.ts";
import { concat } from "./concat.ts";

const newline = 10;
const longest = 64 * 2 ** 20;

/** Takes the line bytes[start, end), without its line break; lines count from 1. */
export type OnLine = (bytes: Uint8Array, start: number, end: number, line: number) => void;

/**
 * Cuts a stream of bytes into lines, without copying those that lie within a chunk; blank lines are counted but not given.
 *
 * @throws {Refusal} Where a line is longer than 64 MB.
 */
export async function forEachLine(chunks: AsyncIterable<Uint8Array>, onLine: OnLine): Promise<void> {
  let line = 0;
  let carried: Uint8Array[] = [];
  let carriedLength = 0;
  const give = (bytes: Uint8Array, start: number, end: number) => {
    line++;
    let first = start;
    let last = end;
    while (first < last && isSpace(bytes[first]!)) first++;
    while (last > first && isSpace(bytes[last - 1]!)) last--;
    if (first < last) onLine(bytes, first, last, line);
  };
  const giveCarried = () => {
    const whole = concat(carried);
    carried = [];
    carriedLength = 0;
    give(whole, 0, whole.length);
  };
  const carry = (piece: Uint8Array) => {
    carriedLength += piece.length;
    if (carriedLength > longest) {
      throw new Refusal("damaged", "this line is longer than 64 MB. Is it one result a line?", { line: line + 1 });
    }
    carried.push(new Uint8Array(piece));
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      if (carriedLength > 0) {
        carry(chunk.subarray(start, end));
        giveCarried();
      } else give(chunk, start, end);
      start = end + 1;
    }
    if (start < chunk.length) carry(chunk.subarray(start));
  }
  if (carriedLength > 0) giveCarried();
}

function isSpace(byte: number): boolean {
  return byte === 32 || byte === 9 || byte === 13;
}
