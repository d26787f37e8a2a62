import { expect, test } from "@jest/globals";
import { blobSource } from "../../../src/results/stream/blobSource.ts";

const bytes = Uint8Array.from({ length: 9_000_001 }, (_, i) => (i * 7919) >> 5);

async function readAll(blob: Blob, patience?: number): Promise<Uint8Array> {
  const all = new Uint8Array(bytes.length);
  let at = 0;
  for await (const chunk of blobSource("f", blob, patience).chunks()) {
    all.set(chunk, at);
    at += chunk.length;
  }
  expect(at).toBe(bytes.length);
  return all;
}

/** A blob whose stream gives three thousand bytes and then does what `end` does. */
function stalling(end: () => Promise<never>): Blob {
  const blob = new Blob([bytes]);
  let at = 0;
  const pull = (controller: ReadableByteStreamController) => {
    if (at === 3000) return end();
    controller.enqueue(bytes.slice(at, at + 1000));
    at += 1000;
    return undefined;
  };
  blob.stream = () => new ReadableStream({ type: "bytes", pull }) as ReturnType<Blob["stream"]>;
  return blob;
}

test("blobSource(name, blob) gives its bytes", async () => {
  expect(Buffer.compare(await readAll(new Blob([bytes])), bytes)).toBe(0);
});

test("blobSource(name, blob whose stream keeps silent) gives the rest in slices", async () => {
  const silent = stalling(() => new Promise<never>(() => undefined));
  expect(Buffer.compare(await readAll(silent, 20), bytes)).toBe(0);
});

test("blobSource(name, blob whose stream fails) gives the rest in slices", async () => {
  const failing = stalling(() => Promise.reject(new Error("lost")));
  expect(Buffer.compare(await readAll(failing), bytes)).toBe(0);
});

test("blobSource(name, blob without byte streams) gives its bytes in slices", async () => {
  const old = new Blob([bytes]);
  old.stream = () => {
    throw new TypeError("no byte streams");
  };
  expect(Buffer.compare(await readAll(old), bytes)).toBe(0);
});
