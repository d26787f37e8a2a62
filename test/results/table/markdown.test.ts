import { expect, test } from "@jest/globals";
import { read } from "../../../src/results/read.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const table = "| problem | n  | c |\n|---------|---:|:-:|\n| a       | 10 | 3 |\n| b, c    | 10 | 7 |\n";

test.each([
  ["with outer pipes", table],
  ["without them", "problem | n | c\n--- | --- | ---\na | 10 | 3\nb, c | 10 | 7"],
  ["with short rules and Windows line ends", table.replace(/-+/g, "-").replaceAll("\n", "\r\n")],
  ["after blank lines, and indented", `\n\n${table.replace(/^/gm, "  ")}\n\n`],
  [
    "joined from two",
    `${table.slice(0, table.indexOf("| b, c"))}\n${table.slice(0, table.indexOf("| a"))}${table.slice(table.indexOf("| b, c"))}`,
  ],
])("read(Markdown table %s) gives its counts", async (_, text) => {
  expect(await countsOf(text)).toEqual(["a 10 3 0", "b, c 10 7 0"]);
});

test("read(Markdown table) takes \\| for a pipe, and quotes as they are", async () => {
  const text = '| task | passed |\n|---|---|\n| a\\|b | 1 |\n| "q" x | 0 |\n|  | |\n';
  expect(await countsOf(text)).toEqual(["a|b 1 1 0", '"q" x 1 0 0']);
});

test("read(Markdown table) takes a dash below the header's rule for what was never scored", async () => {
  expect(await countsOf("|task|passed|\n|-|-|\n|a|1|\n|a|-|\n")).toEqual(["a 1 1 1"]);
});

test("read(Markdown table) names the lines of the file", async () => {
  expect(await refusalOf({ f: table.replace("| 7 |", "| x |") })).toMatch(/^f, line 4: c must be a whole number/);
});

test("read(Markdown table of many rows) is read as it comes", async () => {
  const row = (i: number) => `| t${i % 100} | ${i % 2} |\n`;
  const text = `| task | passed |\n| --- | --- |\n${Array.from({ length: 40000 }, (_, i) => row(i)).join("")}`;
  const { counts } = await read([textSource("f", text, 10007)]);
  expect(counts).toHaveLength(100);
  expect(counts.every(({ n, c }, i) => n === 400 && c === (i % 2) * 400)).toBe(true);
});

test("read(table that pipes divide, without a rule) is read as before", async () => {
  expect(await countsOf("task|passed\na|1\nb|0\n")).toEqual(["a 1 1 0", "b 1 0 0"]);
});
