import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { Refusal } from "../../../src/results/refusal.ts";
import { gunzip } from "../../../src/results/stream/gunzip.ts";
import { textSource } from "../textSource.ts";

const text = "0123456789".repeat(40_000);
const packed = gzipSync(text);

async function unpack(bytes: Uint8Array, size = 1000): Promise<{ text: string; isCut: boolean }> {
  let isCut = false;
  const pieces: Buffer[] = [];
  for await (const piece of gunzip(textSource("f", bytes, size).chunks(), () => (isCut = true))) {
    pieces.push(Buffer.from(new Uint8Array(piece)));
  }
  return { text: Buffer.concat(pieces).toString(), isCut };
}

test("gunzip(chunks of several members and zero bytes, of any size) gives what was packed", async () => {
  const members = fc.array(fc.tuple(fc.string(), fc.nat(20)), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(members, fc.integer({ min: 1, max: 40 }), async (list, size) => {
      const bytes = Buffer.concat(list.flatMap(([each, zeros]) => [gzipSync(each), Buffer.alloc(zeros)]));
      expect(await unpack(bytes, size)).toEqual({ text: list.map(([each]) => each).join(""), isCut: false });
    }),
  );
});

test("gunzip(a file with one byte changed) gives what was packed, or is refused or cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(packed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
      const bytes = Uint8Array.from(packed);
      bytes[at]! ^= bits;
      try {
        const result = await unpack(bytes);
        expect(result.isCut || result.text === text).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal);
      }
    }),
  );
});

test.each([
  ["checksum", 8],
  ["length", 4],
])("gunzip(a file with another %s) is refused", async (_, fromEnd) => {
  const bytes = Uint8Array.from(packed);
  bytes[bytes.length - fromEnd]! ^= 1;
  await expect(unpack(bytes)).rejects.toThrow(/does not match its checksum/);
});

test("gunzip(a file and other bytes after it) is refused", async () => {
  await expect(unpack(Buffer.concat([packed, Buffer.from("tail")]))).rejects.toThrow(
    /this gzip file is damaged\. Copy/,
  );
});

test("gunzip(a file cut anywhere) gives a beginning and says that it is cut", async () => {
  for (let length = 1; length < packed.length; length += 7) {
    const result = await unpack(packed.subarray(0, length));
    expect(result.isCut && text.startsWith(result.text)).toBe(true);
  }
});
