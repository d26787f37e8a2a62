import type { JsonObject } from "../format.ts";

const quote = 0x22;
const backslash = 0x5c;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Makes a function that takes a few top-level fields out of one line of JSON and skips the rest unread, which is
 * several times faster than parsing programs and transcripts that nobody looks at.
 *
 * @returns The fields, or undefined where the line should be parsed whole: it is no object, is damaged, or holds an
 *   escape in a key, a bare NaN or a number too long for a double.
 */
export function pickFields(
  names: readonly string[],
): (bytes: Uint8Array, start: number, end: number) => JsonObject | undefined {
  const keys = names.map((name) => ({ name, bytes: encoder.encode(name) }));

  return (bytes, start, end) => {
    const picked: Record<string, unknown> = {};
    if (bytes[start] !== 0x7b) return undefined;
    let at = skipSpace(bytes, start + 1, end);
    if (bytes[at] === 0x7d) return at + 1 === end ? picked : undefined;
    for (;;) {
      if (bytes[at] !== quote) return undefined;
      const keyEnd = bytes.indexOf(quote, at + 1);
      if (keyEnd < 0 || keyEnd >= end || bytes[keyEnd - 1] === backslash) return undefined;
      const key = keys.find((each) => isAt(bytes, at + 1, keyEnd, each.bytes));
      at = skipSpace(bytes, keyEnd + 1, end);
      if (bytes[at] !== 0x3a) return undefined;
      at = skipSpace(bytes, at + 1, end);
      const valueEnd = skipValue(bytes, at, end);
      if (valueEnd < 0) return undefined;
      if (key) {
        try {
          picked[key.name] = decode(bytes, at, valueEnd);
        } catch {
          return undefined;
        }
      }
      at = skipSpace(bytes, valueEnd, end);
      if (bytes[at] === 0x7d) return at + 1 === end ? picked : undefined;
      if (bytes[at] !== 0x2c) return undefined;
      at = skipSpace(bytes, at + 1, end);
      if (at >= end) return undefined;
    }
  };
}

function skipSpace(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && (bytes[at] === 32 || bytes[at] === 9)) at++;
  return at;
}

function isAt(bytes: Uint8Array, start: number, end: number, key: Uint8Array): boolean {
  if (end - start !== key.length) return false;
  for (let i = 0; i < key.length; i++) if (bytes[start + i] !== key[i]) return false;
  return true;
}

/** Where the value that starts here ends, or -1 where it does not. */
function skipValue(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start];
  if (first === quote) return skipString(bytes, start, end);
  if (first === 0x7b || first === 0x5b) return skipNested(bytes, start, end);
  let at = start;
  while (at < end && bytes[at] !== 0x2c && bytes[at] !== 0x7d && bytes[at] !== 32) at++;
  return isScalar(bytes, start, at) ? at : -1;
}

function skipString(bytes: Uint8Array, start: number, end: number): number {
  for (let at = bytes.indexOf(quote, start + 1); at >= 0 && at < end; at = bytes.indexOf(quote, at + 1)) {
    let before = at - 1;
    while (bytes[before] === backslash) before--;
    if ((at - before) % 2 === 1) return at + 1;
  }
  return -1;
}

/** Brackets must match in number and kind at the ends; what lies between is not looked at. */
function skipNested(bytes: Uint8Array, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === quote) {
      at = skipString(bytes, at, end) - 1;
      if (at < 0) return -1;
    } else if (byte === 0x7b || byte === 0x5b) depth++;
    else if ((byte === 0x7d || byte === 0x5d) && --depth === 0) return byte === bytes[start]! + 2 ? at + 1 : -1;
  }
  return -1;
}

function isScalar(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  // Longer numbers may be ids that a double would round.
  if (length === 0 || length > 24) return false;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  return text === "true" || text === "false" || text === "null" || /^-?\d{1,15}(\.\d+)?([eE][+-]?\d+)?$/.test(text);
}

function decode(bytes: Uint8Array, start: number, end: number): unknown {
  if (bytes[start] === quote && end - start < 64) {
    const plain = plainText(bytes, start + 1, end - 1);
    if (plain !== undefined) return plain;
  }
  return JSON.parse(decoder.decode(bytes.subarray(start, end)));
}

/** Short ASCII without escapes, which is what ids are. */
function plainText(bytes: Uint8Array, start: number, end: number): string | undefined {
  let text = "";
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < 32 || byte > 126 || byte === backslash) return undefined;
    text += String.fromCharCode(byte);
  }
  return text;
}
