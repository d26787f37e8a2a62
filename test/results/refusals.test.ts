import zlib from "node:zlib";
import { expect, test } from "@jest/globals";
import { gzipSync, zipSync } from "fflate";
import { read } from "../../src/results/read.ts";
import { countsOf } from "./countsOf.ts";
import { refusalOf } from "./refusalOf.ts";
import { textSource } from "./textSource.ts";

const line = (task: string, passed: boolean) => JSON.stringify({ task_id: task, completion: "x", passed });
const good = Array.from({ length: 20 }, (_, i) => line(`t${i % 5}`, i % 3 === 0)).join("\n") + "\n";
const utf8 = (text: string) => new TextEncoder().encode(text);

const cases: [string, string | Uint8Array, RegExp][] = [
  ["an empty file", "", /f: the file is empty/],
  ["nothing but blanks", " \n\n ", /f: the file is empty/],
  ["a web page", "<!DOCTYPE html><html><body>404</body></html>", /web page.*Download the file itself/],
  ["XML", '<?xml version="1.0"?><testsuite/>', /web page or XML/],
  ["a binary file", new Uint8Array([1, 80, 78, 71, 0, 0, 0, 13]), /binary file/],
  ["a picture", new Uint8Array([137, 80, 78, 71, 0, 0, 0, 13]), /this is a picture/],
  ["a PDF", "%PDF-1.4\n%...\n", /this is a PDF\. Save its table as CSV/],
  ["a fragment of a web page", "<div>hello</div>", /web page/],
  ["a file packed twice", gzipSync(gzipSync(utf8(good))), /packed twice/],
  ["a workbook", zipSync({ "[Content_Types].xml": utf8("<a/>"), "xl/workbook.xml": utf8("<a/>") }), /Excel workbook/],
  ["a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n", /git lfs pull/],
  ["prose", "The model did well.\nIt passed.\n", /text without columns, beginning with “The model did well\.”/],
  ["UTF-16 without its mark", new Uint8Array([...good].flatMap((c) => [c.charCodeAt(0), 0])), /UTF-16 without/],
  ["NUL bytes in a line", good + "\0\0\0\n" + good, /line 21 holds NUL bytes/],
  [
    "a line that is no UTF-8",
    new Uint8Array([...utf8(good.repeat(400)), ...utf8('{"task_id":"'), 0xe9, ...utf8('"}\n')]),
    /line 8001: .*not UTF-8/,
  ],
  [
    "a table that is no UTF-8",
    new Uint8Array([...utf8("task,passed\n" + "a,1\n".repeat(70000)), 0xe9, 44, 49]),
    /Save it as UTF-8/,
  ],
  ["a damaged line among others", good + '{"task_id": "a", "pas\n' + good, /f, line 21: the JSON ends in the middle/],
  ["no samples in a log", '{"eval":{},"samples":[]}', /holds no samples/],
  [
    "a decimal comma",
    "task,score\na,0,5\nb,1\n",
    /f, line 2: the row must have 2 cells as the header has; got 3\. Put/,
  ],
  ["an open quote", 'task,out,passed\na,"never closed,1\nb,x,0\n', /f, line 2: a quote is opened/],
  ["a table of too many columns", `task,${"a,".repeat(20000)}b\n`.repeat(2), /20002 columns; 16384/],
  [
    "n that a number would round",
    "problem,n,c\na,9007199254740993,1\n",
    /f, line 2: n must be a whole number.*got 9007199254740993/,
  ],
  ["an infinite n", "problem,n,c\na,Infinity,1\n", /f, line 2: n must be a whole number.*got Infinity/],
  ["a negative c", "problem,n,c\na,4,-1\n", /f, line 2: c must be a whole number.*got -1/],
  ["n with a separator", 'problem,n,c\na,"1,000",1\n', /f, line 2: n must be a whole number.*got 1,000/],
  ["two columns of one verdict", "task,passed,passed\na,1,0\nb,0,0\n", /one verdict \(several columns/],
  ["two columns of one problem", "task,task,passed\na,x,1\nb,x,0\n", /told to hold the problem/],
  [
    "invalid JSON at line 12",
    good
      .split("\n")
      .map((each, i) => (i === 11 ? each.replace("true", "tru").replace("false", "fals") : each))
      .join("\n"),
    /f, line 12: .*not valid JSON/,
  ],
  ["invalid JSON at line 1", good.replace("{", "{,"), /f, line 1: .*not valid JSON/],
  ["a cut line before others", good.replace(/}\n/, "\n"), /f, line 1: /],
  ["mixed formats", good + '{"example_id": 1, "reward": 1.0}\n', /f, line 21: .*mixes formats/],
  [
    "a number among the lines",
    good + "17\n" + good,
    /f, line 21: this line must be a JSON object.*; got a number\. Take/,
  ],
  ["null among the lines", good + "null\n" + good, /f, line 21: .*; got null\. Take the line out/],
  [
    "a gzip file cut in its header",
    gzipSync(utf8(good)).slice(0, 10),
    /f: the packed file is cut off.*Copy or download/,
  ],
  ["a zstd file cut in its header", new Uint8Array([0x28, 0xb5, 0x2f, 0xfd]), /f: the packed file is cut off/],
  ["a document that is cut", '{"eval": {"a": [{"base_status": "pass", "plus_status": "pa', /f, line 1: .*cut off/],
  ["a list that is empty", "[]", /empty list/],
  ["an object that is empty", "{}", /nothing in it/],
  ["0 problems", '{"eval": {}, "simulations": []}', /there are no problems in it/],
  ["a table with a separator only", "sep=;\n", /no header and no rows/],
  ["a table with a header only", "task,passed\n", /a header and no rows/],
  ["aggregates", '{"humaneval": {"pass@1": 0.3, "pass@10": 0.5}, "config": {"model": "x"}}', /sums only/],
  ["rates in a table", "model,pass@1,pass@10\na,0.3,0.5\n", /rates only/],
  [
    "programs",
    '{"task_id": "a", "completion": "return 1"}\n{"task_id": "b", "completion": "return 2"}\n',
    /programs or answers without verdicts/,
  ],
  ["programs in lists", '[["a","b"],["c","d"]]', /programs without verdicts/],
  [
    "sequential retries",
    '{"testdir": "a", "testcase": "b", "model": "m", "tests_outcomes": [false, true]}',
    /sequential retries/,
  ],
  [
    "sequential retries a line",
    '{"testcase": "b", "tests_outcomes": [false, true]}\n{"testcase": "c", "tests_outcomes": [true]}\n',
    /sequential retries/,
  ],
  ["deep nesting", "[".repeat(200000), /f, line 1: /],
  ["deep nesting that closes", "[".repeat(100000) + "]".repeat(100000), /f: /],
  [
    "deep nesting in a field",
    `{"task_id":"a","completion":"","passed":${"[".repeat(100000)}${"]".repeat(100000)}}\n${good}`,
    /^f\b/,
  ],
  ["a damaged gzip file", gzipSync(utf8(good)).map((byte, i) => (i > 20 ? byte ^ 0x55 : byte)), /f: .*damaged/],
  ["a damaged zip file", zipSync({ "a.jsonl": utf8(good) }).slice(0, 60), /f: .*damaged/],
  ["a zip in a zip", zipSync({ "a.zip": zipSync({ "a.jsonl": utf8(good) }) }), /holds other archives/],
  ["a zip with nothing in it", zipSync({}), /no files/],
];

test.each(cases)("read(%s) is refused", async (_, content, message) => {
  expect(await refusalOf({ f: content })).toMatch(message);
});

test("read(a gzip bomb) leaves it before it fills the memory", async () => {
  const bomb = zlib.gzipSync(`${line("a", true)}\n`.repeat(1.6e6));
  await expect(read([textSource("bomb.gz", bomb, 65536)])).rejects.toThrow("expands more than 200 times");
});

test("read(a zip bomb) leaves it before it fills the memory", async () => {
  const bomb = zipSync({ a: new Uint8Array(70 * 2 ** 20) }, { level: 1 });
  await expect(read([textSource("bomb.zip", bomb, 65536)])).rejects.toThrow("expands more than 200 times");
});

test("read(keys of the prototype) counts them as any others", async () => {
  const rows = ["__proto__", "constructor", "toString", "__proto__"].map((task) => line(task, true)).join("\n");
  expect(await countsOf(rows)).toEqual(["__proto__ 2 2 0", "constructor 1 1 0", "toString 1 1 0"]);
  const evalPlus = '{"eval": {"__proto__": [{"base_status": "pass", "plus_status": null}]}}';
  expect(await countsOf(evalPlus)).toEqual(["base|__proto__ 1 1 0"]);
  expect(
    await countsOf('{"task_id":"a","completion":"","passed":true,"__proto__":{"passed":false}}\n' + line("b", false)),
  ).toEqual(["a 1 1 0", "b 1 0 0"]);
  expect(({} as { passed?: unknown }).passed).toBeUndefined();
});

test("read(a last line that is cut) counts the lines before it and says so", async () => {
  const { counts, issues } = await read([textSource("a.jsonl", good + '{"task_id": "t0", "comp')]);
  expect(counts.map(({ n }) => n)).toEqual([4, 4, 4, 4, 4]);
  expect(issues).toEqual([{ file: "a.jsonl", line: 21, message: expect.stringContaining("cut off") }]);
});

test("read(a gzip file that is cut) counts the lines before the cut and says so", async () => {
  const varied = Array.from({ length: 400 }, (_, i) => line(`t${(i * 7919) % 101}`, i % 3 === 0)).join("\n");
  const packed = gzipSync(utf8(varied));
  const { counts, issues } = await read([textSource("a.jsonl.gz", packed.slice(0, packed.length - 300), 64)]);
  const attempts = counts.reduce((sum, { n }) => sum + n, 0);
  expect(attempts).toBeGreaterThan(100);
  expect(attempts).toBeLessThan(400);
  expect(issues.map(({ message }) => message)).toContainEqual(expect.stringContaining("ends too early"));
});

test("read(an unknown file beside a known one) is refused with its name", async () => {
  expect(await refusalOf({ "a.jsonl": good, "b.html": "<html></html>" })).toMatch(/^b\.html: this is a web page/);
});

test("read(an unknown file found in the same folder) is left out and named", async () => {
  const notes = { ...textSource("run/notes.txt", "It went well.\n"), isFound: true };
  const { counts, issues } = await read([{ ...textSource("run/a.jsonl", good), isFound: true }, notes]);
  expect(counts).toHaveLength(5);
  expect(issues).toEqual([
    { file: "run/notes.txt", line: null, message: expect.stringMatching(/Not counted: .*text without columns/) },
  ]);
});

test("read(no files) is refused", async () => {
  await expect(read([])).rejects.toThrow("there are no files to read");
});

test("read(table in Windows-1252) takes its letters, and says so", async () => {
  const bytes = new Uint8Array([...utf8("task;passed\ncaf"), 0xe9, ...utf8(";1\ncaf"), 0xe8, ...utf8(";0\n")]);
  const { counts, issues } = await read([textSource("f.csv", bytes)]);
  expect(counts.map(({ problem, n }) => [problem, n])).toEqual([
    ["café", 1],
    ["cafè", 1],
  ]);
  expect(issues).toEqual([{ file: "f.csv", line: null, message: expect.stringContaining("Windows-1252") }]);
});

test("read(a table with two columns of one name) takes the one that was chosen", async () => {
  expect(await countsOf("task,passed,passed\na,1,0\nb,0,0\n", { verdict: "2" })).toEqual(["a 1 0 0", "b 1 0 0"]);
});

test("read(metrics beside results) counts the results and says what was left out", async () => {
  const { counts, issues } = await read([textSource("a.jsonl", good), textSource("metrics.json", '{"pass@1": 0.3}')]);
  expect(counts).toHaveLength(5);
  expect(counts[0]!.group).toBe("");
  expect(issues).toEqual([
    { file: "metrics.json", line: null, message: expect.stringMatching(/Not counted: .*sums only/) },
  ]);
});

test("read(a refused table beside a good one) offers the choices of the good one, and tells the refusal first", async () => {
  const programs = "id,name,completion\na,b,return 1\n";
  const copies = "task,sample,passed\na,0,1\na,0,1\n";
  const { choices, issues } = await read([textSource("good.csv", copies), textSource("programs.csv", programs)]);
  expect(choices.find(({ id }) => id === "problem")!.options.map(({ label }) => label)).toEqual(["task", "sample"]);
  expect(issues.map(({ file }) => file)).toEqual(["programs.csv", "good.csv"]);
});
