import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** A file's text, unpacked when it is gzip. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch(({ code }: NodeJS.ErrnoException) => {
    const why = code === "ENOENT" ? "there is none" : `it cannot be read (${code})`;
    throw new Error(`${path} must be a file; ${why}`);
  });
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (packed ? await promisify(gunzip)(bytes) : bytes).toString("utf8");
}
