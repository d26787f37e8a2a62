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
  ["a binary file", new Uint8Array([137, 80, 78, 71, 0, 0, 0, 13]), /binary file/],
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
  ["a number among the lines", good + "17\n" + good, /f, line 21: /],
  ["a document that is cut", '{"eval": {"a": [{"base_status": "pass", "plus_status": "pa', /f, line 1: .*cut off/],
  ["a list that is empty", "[]", /empty list/],
  ["an object that is empty", "{}", /nothing in it/],
  ["0 problems", '{"eval": {}, "simulations": []}', /there are no problems in it/],
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
  const bomb = zlib.gzipSync(new Uint8Array(70 * 2 ** 20).fill(0x0a));
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

test("read(metrics beside results) counts the results and says what was left out", async () => {
  const { counts, issues } = await read([textSource("a.jsonl", good), textSource("metrics.json", '{"pass@1": 0.3}')]);
  expect(counts).toHaveLength(5);
  expect(counts[0]!.group).toBe("");
  expect(issues).toEqual([
    { file: "metrics.json", line: null, message: expect.stringMatching(/Not counted: .*sums only/) },
  ]);
});
