import { expect, test } from "@jest/globals";
import fc from "fast-check";
import Papa from "papaparse";
import { read } from "../../../src/results/read.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const rows = (count: number) => Array.from({ length: count }, (_, i) => `a,out ${i},1`).join("\n");

test("read(table with a quote left open in its midst) names the line of the quote and the rows that would be lost", async () => {
  const text = `task,out,passed\n${rows(3)}\na,"left open,1\n${rows(17)}\n`;
  expect(await refusalOf({ "t.csv": text })).toMatch(
    /^t\.csv, line 5: a quote is opened here and never closed, so that the 17 rows after it are taken for text\. Close/,
  );
});

test("read(table with a quote left open after a cell of several lines) names the line of the quote, not of its row", async () => {
  const text = `task,note,out,passed\na,x,y,1\na,"one\ntwo","left open,1\nb,x,y,0\n`;
  expect(await refusalOf({ "t.csv": text })).toMatch(/^t\.csv, line 4: a quote is opened here.* the row after it is/);
});

test("read(table whose open quote is closed by the next quoted cell) names the line of the quote", async () => {
  const text = '"task","out","passed"\n"a","x",1\n"a","left open,1\n"b","y",0\n"c","z",1\n';
  expect(await refusalOf({ "t.csv": text })).toMatch(
    /^t\.csv, line 3: .*a cell of several lines is opened by a quote here/,
  );
});

test("read(table with a row that is too short) says how many cells it has", async () => {
  expect(await refusalOf({ f: 'task,out,passed\na,"x,1"\nb,y,0\n' })).toMatch(
    /^f, line 2: the row must have 3 cells as the header has; got 2\./,
  );
});

test("read(table with quotes that are not doubled within a line) takes them as they stand", async () => {
  expect(await countsOf('task,out,passed\na,"he said "no" twice",1\na,say "hi",0\n')).toEqual(["a 2 1 0"]);
});

test("read(table cut within a quoted cell) counts the rows before the cut and names the line of the quote", async () => {
  const { counts, issues } = await read([
    textSource("t.csv", 'task,out,passed\na,x,1\na,"def f():\n  return g(1, 2)\n  # en'),
  ]);
  expect(counts).toMatchObject([{ problem: "a", n: 1, c: 1 }]);
  expect(issues).toEqual([
    {
      file: "t.csv",
      line: 3,
      message: "The last row is cut off after the quote that is opened here: only the rows before it are counted.",
    },
  ]);
});

test.each([";", ",", "\t", "|"])("read(table with sep=%j in its first line) divides by it", async (separator) => {
  for (const start of ["sep=", "\uFEFFsep=", "SEP="])
    for (const end of ["\n", "\r\n"]) {
      const lines = [`${start}${separator}`, `task${separator}note${separator}passed`];
      for (const row of [
        ["a", "x:y", "1"],
        ["a", "z", "0"],
      ])
        lines.push(row.join(separator));
      expect(await countsOf(lines.join(end) + end)).toEqual(["a 2 1 0"]);
    }
});

test.each(['"sep=;"', "sep=; ", "sep=;,", "sep=;;;"])(
  "read(table after %s) takes no header for a row",
  async (first) => {
    expect(await countsOf(`${first}\ntask;passed\na;1\n`)).toEqual(["a 1 1 0"]);
  },
);

test("read(table after sep=;) keeps the lines of the file in its messages", async () => {
  expect(await refusalOf({ f: "sep=;\ntask;n;c\na;4;3\nb;4;5\n" })).toMatch(/^f, line 4: c must be at most n/);
});

test("read(table written by a CSV writer) counts its rows, whatever the cells hold", async () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', '""', ',"', '",\n"', "\n", "\r\n", ";", "sep=;"));
  const row = fc.tuple(cell, fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (all) => {
      const table = Papa.unparse(
        { fields: ["task", "out", "passed"], data: all.map(([out, passed]) => ["a", out, passed ? "1" : "0"]) },
        { newline: "\n" },
      );
      expect(await countsOf(table)).toEqual([`a ${all.length} ${all.filter(([, passed]) => passed).length} 0`]);
    }),
  );
});

test("read(table with one quote taken out) gives the same counts, or a refusal or a note that names a line", async () => {
  const row = fc.tuple(fc.constantFrom("x", "y\nz", 'say ""hi""', "p,q"), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 8 }), fc.nat(), async (all, at) => {
      const text = ["task,out,passed", ...all.map(([out, passed]) => `a,"${out}",${passed ? 1 : 0}`), ""].join("\n");
      const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
      const gone = quotes[at % quotes.length]!;
      const damaged = text.slice(0, gone) + text.slice(gone + 1);
      const want = `a ${all.length} ${all.filter(([, passed]) => passed).length} 0`;
      const { counts, issues } = await read([textSource("f", damaged)]).catch((error: Error) => ({
        counts: [],
        issues: [{ message: error.message, line: (error as unknown as { line?: number }).line ?? null }],
      }));
      const got = counts.map(({ n, c }) => `a ${n} ${c} 0`);
      if (got[0] !== want) expect(issues.some(({ line }) => line !== null)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
