import { expect, test } from "@jest/globals";
import { read } from "../../../src/results/read.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const cases: [string, string, string[]][] = [
  ["one row an attempt", "task_id,passed\na,True\na,False\nb,TRUE\n", ["a 2 1 0", "b 1 1 0"]],
  ["words of many kinds", "id\tstatus\na\tPass\na\tTIMEOUT\na\twrong\nb\tResolved\nb\tn/a\n", ["a 3 1 0", "b 1 1 1"]],
  ["a byte order mark, semicolons and CRLF", "\uFEFFproblem;correct\r\nx;1\r\nx;0\r\n", ["x 2 1 0"]],
  ["quoted line breaks", 'task,output,passed\n"a","one\ntwo, ""three""",1\n"a","x",0\n', ["a 2 1 0"]],
  ["a quoted delimiter in an id", 'task;passed\n"a;1";1\n"a;1";0\n', ["a;1 2 1 0"]],
  [
    "prefixes in brackets",
    "question,output\nq one,[PASS] yes\nq one,[FAIL] no\nq two,[ERROR] 429\n",
    ["question=q one 2 1 0", "question=q two 0 0 1"],
  ],
  [
    "ids that look like numbers and dates",
    "id,passed\n00123,1\n1E5,0\n2024-03-01,1\n9912140633506421,1\n",
    ["00123 1 1 0", "1E5 1 0 0", "2024-03-01 1 1 0", "9912140633506421 1 1 0"],
  ],
  ["blank verdicts", "task,passed\na,1\na,\na,null\n", ["a 1 1 2"]],
  ["n and c", "task,n,c\na,10,3\nb,5,0\n", ["a 10 3 0", "b 5 0 0"]],
  ["n, c and unscored with groups", "group,problem,n,c,unscored\nx,a,4,3,0\ny,a,3,1,1\n", ["x|a 4 3 0", "y|a 3 1 1"]],
  ["n and a percentage", "problem,samples,accuracy\na,8,37.5%\nb,8,100%\n", ["a 8 3 0", "b 8 8 0"]],
  [
    "n and a rounded percentage without its sign",
    "problem,n,pass_rate\na,3,33.33\nb,3,66.67\nc,3,0\n",
    ["a 3 1 0", "b 3 2 0", "c 3 0 0"],
  ],
  ["n and a rate of 1", "problem,n,pass@1\na,4,0.75\nb,4,1\n", ["a 4 3 0", "b 4 4 0"]],
  ["a column an attempt", "task,1,2,3\na,1,0,1\nb,0,,0\n", ["a 3 2 0", "b 2 0 1"]],
  [
    "a column an attempt beside a percentage",
    "task,run_1,run_2,pass_rate\na,pass,fail,50%\nb,pass,pass,100%\n",
    ["a 2 1 0", "b 2 2 0"],
  ],
  ["models side by side in rows", "model,task,passed\nA,a,1\nB,a,0\nA,a,1\n", ["A|a 2 2 0", "B|a 1 0 0"]],
  ["categories", "category,task,passed\neasy,a,1\nhard,b,0\neasy,a,0\n", ["easy|a 2 1 0", "hard|b 1 0 0"]],
  ["pasted without a header", "a\t1\na\t0\nb\t1\n", ["a 2 1 0", "b 1 1 0"]],
  ["run numbers", "problem,run,passed\na,1,1\na,2,0\nb,1,0\nb,2,0\n", ["a 2 1 0", "b 2 0 0"]],
  ["ids that number the rows", "id,question,correct\n1,x,1\n2,x,0\n3,y,1\n4,y,1\n", ["x 2 1 0", "y 2 2 0"]],
  ["the header again in the middle", "task,passed\na,1\ntask,passed\na,0\n", ["a 2 1 0"]],
  ["blank rows", "task,passed\n\na,1\n,\nb,0\n", ["a 1 1 0", "b 1 0 0"]],
  [
    "a list of verdicts a line",
    '{"task_id":"a","passed":[true,false]}\n{"task_id":"b","passed":[true]}\n',
    ["a 2 1 0", "b 1 1 0"],
  ],
  [
    "JSON objects of no known harness",
    '{"id":1,"correct":"yes"}\n{"id":"1","correct":"no"}\n{"id":2,"correct":null}\n',
    ["1 2 1 0", "2 0 0 1"],
  ],
  [
    "JSON numbers longer than a double",
    '{"id":9912140633506421,"correct":1}\n{"id":9912140633506422,"correct":0}\n',
    ["9912140633506421 1 1 0", "9912140633506422 1 0 0"],
  ],
  ["a JSON list of rows", '[{"problem":"a","success":true},\n{"problem":"a","success":false}]', ["a 2 1 0"]],
];

test.each(cases)("read(table with %s)", async (_, text, expected) => {
  expect(await countsOf(text)).toEqual(expected);
});

test("read(table) takes UTF-16 as Excel writes it", async () => {
  const text = "\uFEFFtask\tpassed\r\nä\t1\r\n";
  const bytes = Uint8Array.from(
    [...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  );
  expect(await countsOf({ "a.txt": bytes })).toEqual(["ä 1 1 0"]);
});

test("read(table with an unknown word) asks what it means", async () => {
  const text = "task,status\na,pass\na,maybe\na,fail\n";
  expect(await refusalOf({ "t.csv": text })).toMatch(/^t\.csv, line 3: .*“maybe”/);
  expect(await countsOf(text, { "word:maybe": "failed" })).toEqual(["a 3 1 0"]);
  expect(await countsOf(text, { "word:maybe": "unscored" })).toEqual(["a 2 1 1"]);
});

test("read(table with scores) asks for the threshold", async () => {
  const text = "task,score\na,0.2\na,0.9\na,1\n";
  expect(await refusalOf(text)).toMatch(/score on an attempt passes/);
  expect(await countsOf(text, { threshold: "0.9" })).toEqual(["a 3 2 0"]);
});

test("read(table with two verdict columns of other names) asks which", async () => {
  const text = "task,gpt,claude\na,1,0\nb,0,0\n";
  expect(await refusalOf(text)).toMatch(/task, gpt, claude.*several columns/);
  expect(await countsOf(text, { verdict: "2" })).toEqual(["a 1 0 0", "b 1 0 0"]);
});

test("read(table) takes the columns that were chosen", async () => {
  const text = "id,other,passed\n1,x,1\n2,x,0\n";
  expect(await countsOf(text)).toEqual(["1 1 1 0", "2 1 0 0"]);
  expect(await countsOf(text, { problem: "1" })).toEqual(["x 2 1 0"]);
});

test("read(table where c > n) names the row", async () => {
  expect(await refusalOf({ "t.csv": "task,n,c\na,4,3\nb,4,5\n" })).toMatch(
    /t\.csv, line 3: c must be at most n; got 5 of 4/,
  );
});

test("read(table with a verdict but no id) names the row", async () => {
  expect(await refusalOf({ "t.csv": "task,passed\na,1\n,1\n" })).toMatch(/t\.csv, line 3: task must be the id/);
});

test("read(table with repeated attempt numbers) counts them and says so, or counts them once", async () => {
  const text = "task,sample,passed\na,0,0\na,0,1\nb,0,0\n";
  const { totals, issues } = await read([textSource("t.csv", text)]);
  expect(totals).toEqual({ passed: 1, failed: 2, timedOut: 0, unscored: 0, duplicates: 1 });
  expect(issues).toEqual([
    {
      file: "t.csv",
      line: 3,
      choice: "duplicates",
      message:
        "1 attempt is there again: attempt 0 of problem a, first on line 2, again on line 3. Every copy is counted.",
    },
    {
      file: "t.csv",
      line: 3,
      choice: "duplicates",
      message:
        "1 of the attempts that are there again contradicts the first copy: attempt 0 of problem a failed on line 2 and " +
        "passed on line 3. Both are counted.",
    },
  ]);
  expect(await countsOf(text, { duplicates: "once" })).toEqual(["a 1 0 0", "b 1 0 0"]);
});

test("read(table cut in its last row) counts the rows before the cut and says so", async () => {
  const { counts, issues } = await read([textSource("t.csv", "task,note,passed\na,x,1\na,y,0\nb,z")]);
  expect(counts).toEqual([{ group: "", problem: "a", n: 2, c: 1, unscored: 0 }]);
  expect(issues).toEqual([{ file: "t.csv", line: 4, message: expect.stringContaining("cut off") }]);
});
