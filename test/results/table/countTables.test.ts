import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { told } from "./told.ts";

describe("read(table of counts with n, passed and failed)", () => {
  test("n = passed + failed is taken as it is", async () => {
    expect(await told("task,n,passed,failed\na,4,3,1\nb,4,0,4\n")).toEqual({
      counts: ["a 4 3 0", "b 4 0 0"],
      issues: [],
    });
  });

  test("n is made of passed and failed where there is none", async () => {
    expect((await told("task,passed,failed\na,3,1\nb,0,4\n")).counts).toEqual(["a 4 3 0", "b 4 0 0"]);
    expect((await told("task,passed,failed,timeouts,errors\na,3,1,2,1\n")).counts).toEqual(["a 6 3 1"]);
  });

  test("n that includes what was never scored is told", async () => {
    const { counts, issues } = await told("task,n,passed,failed,unscored\na,5,3,1,1\nb,4,1,3,0\n");
    expect(counts).toEqual(["a 4 3 1", "b 4 1 0"]);
    expect(issues).toEqual(["2: n includes unscored, which are no attempts: n is passed + failed."]);
  });

  test("errors beside n and c alone are told, for n may hold them or not", async () => {
    const { counts, issues } = await told("task,n,c,errors\na,4,3,0\nb,4,1,2\n");
    expect(counts).toEqual(["a 4 3 0", "b 4 1 0"]);
    expect(issues).toEqual(["3: “errors” is not counted: “n” is taken as it stands."]);
  });

  test("n that is not their sum names its row and asks", async () => {
    const text = "task,n,passed,failed\na,4,3,1\nb,10,3,5\n";
    expect(await refusalOf({ f: text })).toBe(
      "f, line 3: n must be passed + failed; got 10 for 3 + 5 (problem b). Say which of them counts.",
    );
    expect(await countsOf(text, { failed: "n" })).toEqual(["a 4 3 0", "b 10 3 0"]);
    expect(await countsOf(text, { failed: "sum" })).toEqual(["a 4 3 0", "b 8 3 2"]);
  });

  test("failed that is no count names its row", async () => {
    expect(await refusalOf({ f: "task,n,passed,failed\na,4,3,-1\n" })).toMatch(/^f, line 2: failed must be a whole/);
  });

  test("flags of single attempts count the same", async () => {
    const text = "task,passed,failed\na,1,0\na,0,1\nb,1,0\n";
    expect((await told(text)).counts).toEqual(["a 2 1 0", "b 1 1 0"]);
  });
});

describe("read(table of counts with a rate)", () => {
  test("a rate that is c / n is not told", async () => {
    expect((await told("task,n,c,pass_rate\na,3,1,0.333\nb,4,4,1\n")).issues).toEqual([]);
    expect((await told("task,n,c,pass_rate\na,3,1,33.3%\nb,4,4,100%\n")).issues).toEqual([]);
  });

  test("a rate that is not c / n names its row", async () => {
    const { counts, issues } = await told("task,n,c,pass_rate\na,4,2,0.5\nb,4,3,0.5\nc,4,1,0.75\n");
    expect(counts).toEqual(["a 4 2 0", "b 4 3 0", "c 4 1 0"]);
    expect(issues).toEqual([
      "3: “pass_rate” is not “c” / n in 2 rows, such as 0.5 for 3 of 4 (problem b): “c” is counted.",
    ]);
  });

  test("50%, 0.5 and 50 in one column are each what gives a whole count, and told", async () => {
    const { counts, issues } = await told("task,n,rate\na,4,50%\nb,4,0.5\nc,4,50\nd,4,0\n");
    expect(counts).toEqual(["a 4 2 0", "b 4 2 0", "c 4 2 0", "d 4 0 0"]);
    expect(issues).toEqual(["3: “rate” mixes shares and percentages: each is read as what gives a whole count."]);
  });

  test("0.5 among percentages is refused where it may be either", async () => {
    expect(await refusalOf({ f: "task,n,rate\na,200,50%\nb,200,0.5\n" })).toBe(
      "f, line 3: rate must be written in one way, as shares or as percentages; got 0.5, which may be 100 or 1 of 200. " +
        "Write the column as 50% or as 0.5 throughout.",
    );
    expect((await told("task,n,pass percent\na,200,50\nb,200,0.5\n")).counts).toEqual(["a 200 100 0", "b 200 1 0"]);
  });
});

test("read(table of counts with two rows of a problem) tells how many, and counts both or the first", async () => {
  const text = "task,n,c\na,4,3\na,4,3\nb,4,1\nb,2,1\n";
  const { counts, issues } = await told(text);
  expect(counts).toEqual(["a 8 6 0", "b 6 2 0"]);
  expect(issues).toEqual(["3: 2 rows are of a problem that came before, such as a: their counts are added up."]);
  expect((await told(text, { duplicates: "once" })).counts).toEqual(["a 4 3 0", "b 4 1 0"]);
});

test("read(table of counts) gives back n, c and unscored, whichever columns say them", async () => {
  const row = fc.record({ c: fc.nat(50), failed: fc.nat(50), unscored: fc.nat(5) });
  const columns = fc.subarray(["n", "failed", "unscored", "rate"]);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), columns, async (rows, chosen) => {
      const names = ["task", "passed", ...(chosen.includes("failed") ? chosen : [...new Set(["n", ...chosen])])];
      const lines = rows.map(({ c, failed, unscored }, i) => {
        const n = c + failed;
        const cells: Record<string, string | number> = { task: `p${i}`, passed: c, n, failed, unscored };
        return names.map((name) => (name === "rate" ? (n === 0 ? "" : (c / n).toFixed(6)) : cells[name])).join(",");
      });
      const { counts, issues } = await told([names.join(","), ...lines, ""].join("\n"));
      const left = (unscored: number) => (names.includes("unscored") ? unscored : 0);
      expect(counts).toEqual(rows.map(({ c, failed, unscored }, i) => `p${i} ${c + failed} ${c} ${left(unscored)}`));
      const isTold = names.includes("failed") || names.includes("rate");
      const mayBeFlags = !isTold && rows.every(({ c }) => c <= 1) && rows.some(({ c, failed }) => c + failed > 1);
      expect(issues).toEqual(mayBeFlags ? [expect.stringContaining("holds only 0 and 1")] : []);
    }),
  );
});
