import { describe, expect, test } from "@jest/globals";
import { Image } from "../../src/runner/cell/image.ts";

const page = 2 ** 16;
/** Two pages with something in them, four blank, one with something, one blank. */
function memory(): Uint8Array {
  const bytes = new Uint8Array(8 * page);
  bytes[3] = 1;
  bytes[2 * page - 1] = 2;
  bytes[6 * page] = 3;
  return bytes;
}

describe("Image.of(memory)", () => {
  test("restores every byte, and blanks what the memory has grown by", () => {
    const image = Image.of(memory());
    const spoiled = new Uint8Array(10 * page).fill(9);
    image.restore(spoiled);
    expect(Buffer.compare(spoiled.subarray(0, 8 * page), memory())).toBe(0);
    expect(spoiled.subarray(8 * page).every((byte) => byte === 0)).toBe(true);
  });

  test("is the image of another memory that stands alike, and of no memory that differs in a byte", () => {
    const image = Image.of(memory());
    expect(Image.of(memory())).toBe(image);
    for (const place of [3, 4 * page, 6 * page, 8 * page - 1]) {
      const other = memory();
      other[place] = 7;
      expect(Image.of(other)).not.toBe(image);
    }
  });

  test("keeps nothing of the memory it was taken from", () => {
    const bytes = memory();
    const image = Image.of(bytes);
    bytes.fill(5);
    image.restore(bytes);
    expect(Buffer.compare(bytes, memory())).toBe(0);
  });
});
