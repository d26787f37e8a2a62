import { expect, test } from "@jest/globals";
import { read } from "../../src/results/read.ts";
import type { Choices } from "../../src/results/reading.ts";
import { foldersOf } from "../../src/results/foldersOf.ts";
import { runNames } from "../../src/results/runNames.ts";
import { copiesOf } from "../../src/results/stream/copiesOf.ts";
import { textSource } from "./textSource.ts";

const table = "task,passed\na,1\na,0\n";
const other = "task,passed\na,1\na,1\n";
const report = JSON.stringify({ total_instances: 2, submitted_ids: ["x", "y"], resolved_ids: ["x"] });

async function told(files: [string, string][], choices: Choices = {}) {
  const sources = files.map(([name, text]) => textSource(name, text));
  const { counts, issues } = await read(sources, choices);
  return {
    counts: counts.map(({ group, problem, n, c }) => `${group ? `${group}|` : ""}${problem} ${n} ${c}`),
    issues: issues.map(({ file, message }) => `${file}: ${message}`),
  };
}

test("read(one file twice) counts it once, and says so", async () => {
  const twice: [string, string][] = [
    ["a.csv", table],
    ["a.csv", table],
  ];
  expect(await told(twice)).toEqual({
    counts: ["a 2 1"],
    issues: ["a.csv: This file is given more than once: it is counted once."],
  });
  expect((await told(twice, { copies: "every" })).counts).toEqual(["a|a 2 1", "a (2)|a 2 1"]);
});

test("read(two files of one run with the same content) counts both and says so, unless the user says that they are one", async () => {
  const twice: [string, string][] = [
    ["m.r1.json", report],
    ["m.r2.json", report],
  ];
  const { counts, issues } = await told(twice);
  expect(counts).toEqual(["x 2 2", "y 2 0"]);
  expect(issues).toContain("m.r2.json: It has the same content as m.r1.json: every copy is counted.");
  const once = await told(twice, { copies: "once" });
  expect(once.counts).toEqual(["x 1 1", "y 1 0"]);
  expect(once.issues).toContain("m.r2.json: It has the same content as m.r1.json: it is counted once.");
});

test("read(two runs with the same content) keeps them side by side, and says so", async () => {
  expect(
    await told([
      ["a.csv", table],
      ["b.csv", table],
    ]),
  ).toEqual({
    counts: ["a|a 2 1", "b|a 2 1"],
    issues: ["b.csv: It has the same content as a.csv: each is counted, as a run of its own."],
  });
});

test("read(two files of one name with other contents) keeps them apart", async () => {
  expect(
    await told([
      ["a.csv", table],
      ["a.csv", other],
    ]),
  ).toEqual({ counts: ["a|a 2 1", "a (2)|a 2 2"], issues: [] });
});

test("foldersOf(paths) leaves out what all of them share, but never all of a folder", () => {
  expect(foldersOf(["/runs/a/x/0.json", "/runs/a/x/1.json", "/runs/a/y/0.json"])).toEqual(["x", "x", "y"]);
  expect(foldersOf(["/a/0.json", "/a/b/0.json"])).toEqual(["a", "a/b"]);
  expect(foldersOf(["C:\\r\\x\\0.json", "C:\\r\\y\\0.json"])).toEqual(["x", "y"]);
  expect(foldersOf(["0.json", "a/0.json"])).toEqual(["", "a"]);
});

test("runNames(paths) tells every path from the others", () => {
  expect(runNames(["x/a.csv", "x/a.jsonl"])).toEqual(["a.csv", "a.jsonl"]);
  expect(runNames(["a.csv", "a.csv", "b.csv"])).toEqual(["a", "a (2)", "b"]);
  expect(runNames(["a/x/result.json", "a/y/result.json"])).toEqual(["x", "y"]);
});

test("copiesOf(files) finds the same bytes, however they are cut into chunks", async () => {
  const files = [
    textSource("a", table, 3),
    textSource("b", other, 3),
    textSource("c", table, 5),
    textSource("d", `${table} `),
    textSource("e", "", 1),
    textSource("f", "", 1),
    { name: "-", chunks: textSource("a", table).chunks },
  ];
  expect(await copiesOf(files)).toEqual([undefined, undefined, 0, undefined, undefined, undefined, undefined]);
});
