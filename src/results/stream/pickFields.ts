// Over 150 lines: one scanner with one state, which parts would have to pass around.
import type { JsonObject } from "../format.ts";

/** Texts that were met before, by a hash of their bytes: ids and results come again and again. */
type Texts = Map<number, string>;

const quote = 0x22;
const backslash = 0x5c;
const walked = 48;
const decoder = new TextDecoder("utf-8", { fatal: true });
const encoder = new TextEncoder();
const words = [true, false, null].map((value) => ({ value, bytes: encoder.encode(String(value)) }));

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
  const texts: Texts = new Map();

  return (bytes, start, end) => {
    const picked: Record<string, unknown> = {};
    if (bytes[start] !== 0x7b) return undefined;
    let at = skipSpace(bytes, start + 1, end);
    if (bytes[at] === 0x7d) return at + 1 === end ? picked : undefined;
    for (;;) {
      if (bytes[at] !== quote) return undefined;
      let keyEnd = at + 1;
      while (keyEnd < end && bytes[keyEnd] !== quote && bytes[keyEnd] !== backslash) keyEnd++;
      if (bytes[keyEnd] !== quote) return undefined;
      let key: (typeof keys)[number] | undefined;
      for (const each of keys) if (isAt(bytes, at + 1, keyEnd, each.bytes)) key = each;
      at = skipSpace(bytes, keyEnd + 1, end);
      if (bytes[at] !== 0x3a) return undefined;
      at = skipSpace(bytes, at + 1, end);
      const valueEnd = skipValue(bytes, at, end);
      if (valueEnd < 0) return undefined;
      if (key) {
        try {
          picked[key.name] = decode(bytes, at, valueEnd, texts);
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

/** Where the string that starts here ends; short strings are walked, in long ones the engine searches for the quote. */
function skipString(bytes: Uint8Array, start: number, end: number): number {
  const near = Math.min(start + walked, end);
  for (let at = start + 1; at < near; at++) {
    if (bytes[at] === quote) return at + 1;
    if (bytes[at] === backslash) at++;
  }
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
  if (scalarOf(bytes, start, end) !== undefined) return true;
  const length = end - start;
  // Longer numbers may be ids that a double would round.
  if (length === 0 || length > 24) return false;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  return /^-?(0|[1-9]\d{0,14})(\.\d+)?([eE][+-]?\d+)?$/.test(text);
}

/** true, false, null or up to nine digits; undefined where it is none of them. */
function scalarOf(bytes: Uint8Array, start: number, end: number): boolean | null | number | undefined {
  const first = bytes[start]!;
  if (first >= 0x30 && first <= 0x39) return digits(bytes, start, end);
  for (const { bytes: word, value } of words) if (first === word[0] && isAt(bytes, start, end, word)) return value;
  return undefined;
}

function digits(bytes: Uint8Array, start: number, end: number): number | undefined {
  const length = end - start;
  if (length > 9 || (length > 1 && bytes[start] === 0x30)) return undefined;
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

function decode(bytes: Uint8Array, start: number, end: number, texts: Texts): unknown {
  if (bytes[start] === quote && end - start < 64) {
    const plain = plainText(bytes, start + 1, end - 1, texts);
    if (plain !== undefined) return plain;
  } else {
    const scalar = scalarOf(bytes, start, end);
    if (scalar !== undefined) return scalar;
  }
  return JSON.parse(decoder.decode(bytes.subarray(start, end)));
}

/** Short ASCII without escapes, which is what ids are. */
function plainText(bytes: Uint8Array, start: number, end: number, texts: Texts): string | undefined {
  let hash = end - start;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < 32 || byte > 126 || byte === backslash) return undefined;
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  const known = texts.get(hash);
  if (known !== undefined && isText(bytes, start, end, known)) return known;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  if (texts.size < 100_000) texts.set(hash, text);
  return text;
}

function isText(bytes: Uint8Array, start: number, end: number, text: string): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
