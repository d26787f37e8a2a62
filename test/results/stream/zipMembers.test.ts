import { expect, test } from "@jest/globals";
import { zipSync } from "fflate";
import { read } from "../../../src/results/read.ts";
import { zipChecksums } from "../../../src/results/stream/zipChecksums.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const table = Buffer.from("task,passed\na,1\na,0\n");

/** The archive with the first of these bytes replaced, everywhere. */
function replaced(archive: Uint8Array, from: Uint8Array, by: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.set(by, at);
  return bytes;
}

/** Where the directory has the checksum of its first member. */
const sumOf = (archive: Uint8Array) => {
  const at = Buffer.from(archive).indexOf("PK\x01\x02") + 16;
  return archive.subarray(at, at + 4);
};

const sample = (epoch: number, value: string) => ({ id: "p", epoch, scores: { s: { value } } });
const header = { version: 2, status: "success", eval: { model: "m" } };

test("zipChecksums(archive) lists the CRC-32 of its members, in an archive of zip64 too", () => {
  // The check value of CRC-32, and the sum of nothing.
  const archive = zipSync({ digits: Buffer.from("123456789"), nothing: new Uint8Array(0) });
  expect(zipChecksums(archive)).toEqual([0xcbf43926, 0]);
  const end = archive.length - 22;
  const wide = new DataView(new ArrayBuffer(76));
  wide.setUint32(0, 0x06064b50, true);
  wide.setUint32(32, 2, true);
  wide.setUint32(48, new DataView(archive.buffer).getUint32(end + 16, true), true);
  wide.setUint32(56, 0x07064b50, true);
  wide.setUint32(64, end, true);
  const last = archive.slice(end);
  last.fill(0xff, 16, 20);
  const whole = Buffer.concat([archive.subarray(0, end), new Uint8Array(wide.buffer), last]);
  expect(zipChecksums(whole)).toEqual([0xcbf43926, 0]);
});

test("read(a zip archive whose member differs from its checksum) is refused", async () => {
  const archive = zipSync({ "a.csv": table });
  expect(await countsOf({ "f.zip": archive })).toEqual(["a 2 1 0"]);
  const other = replaced(archive, sumOf(archive), Buffer.from([1, 2, 3, 4]));
  expect(await refusalOf({ "f.zip": other })).toMatch(
    /^f\.zip: a\.csv in this zip archive does not match its checksum/,
  );
  const stored = zipSync({ "a.csv": table }, { level: 0 });
  const changed = replaced(stored, Buffer.from("a,0"), Buffer.from("a,1"));
  expect(await refusalOf({ "f.zip": changed })).toMatch(/does not match its checksum/);
});

test("read(a zip archive with two files of one name) is refused", async () => {
  const archive = zipSync({ "a.csv": table, "b.csv": Buffer.from("task,passed\na,1\na,1\n") });
  const same = replaced(archive, Buffer.from("b.csv"), Buffer.from("a.csv"));
  expect(await refusalOf({ "f.zip": same })).toMatch(/^f\.zip: this zip archive holds a\.csv more than once/);
});

test("read(an .eval archive with fewer summaries than samples) reads the samples, and says so", async () => {
  const archive = zipSync({
    "header.json": json(header),
    "summaries.json": json([sample(1, "C")]),
    "samples/p_epoch_1.json": json(sample(1, "C")),
    "samples/p_epoch_2.json": json(sample(2, "I")),
  });
  const { counts, issues } = await read([textSource("f.eval", archive)]);
  expect(counts).toMatchObject([{ problem: "p", n: 2, c: 1 }]);
  expect(issues).toMatchObject([{ message: "The summaries hold 1 of 2 samples: the samples themselves are read." }]);
});

test("read(an .eval archive of a run that did not finish) says so", async () => {
  const archive = zipSync({
    "_journal/start.json": json({ version: 2, eval: { model: "m", dataset: { sample_ids: ["p", "q"] } } }),
    "_journal/summaries/1.json": json([sample(1, "C")]),
    "samples/p_epoch_1.json": json(sample(1, "C")),
  });
  const { counts, issues } = await read([textSource("f.eval", archive)]);
  expect(counts).toMatchObject([{ problem: "p", n: 1, c: 1 }]);
  expect(issues).toMatchObject([
    { message: expect.stringMatching(/did not finish .*started.*: 1 of its 2 samples are/) },
  ]);
});

test("read(an .eval archive with two headers) reads the last, and says so", async () => {
  const archive = zipSync({
    "Header.json": json({ ...header, status: "started" }),
    "summaries.json": json([sample(1, "C")]),
    "header.json": json(header),
  });
  const same = replaced(archive, Buffer.from("Header.json"), Buffer.from("header.json"));
  const { issues } = await read([textSource("f.eval", same)]);
  expect(issues).toMatchObject([{ message: "The archive holds header.json more than once: the last is read." }]);
});
