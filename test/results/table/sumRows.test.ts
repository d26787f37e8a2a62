import { describe, expect, test } from "@jest/globals";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { told } from "./told.ts";

describe("read(table of counts with a row that sums up the others)", () => {
  test.each(["Total", "TOTAL:", "Grand total", "Average", "Overall", "Macro avg", "overall (all tasks)"])(
    "%s is no problem, and told",
    async (name) => {
      const text = `task,n,c\na,4,3\nb,4,1\n${name},8,4\n`;
      const { counts, issues } = await told(text);
      expect(counts).toEqual(["a 4 3 0", "b 4 1 0"]);
      expect(issues).toEqual([`4: 1 row sums up the others by the name in “task”, such as ${name}: not counted.`]);
      expect((await told(text, { totals: "count" })).counts).toHaveLength(3);
    },
  );

  test("its cells may be averages or blank", async () => {
    const text = "task,samples,passed,pass_rate\na,4,3,75%\nb,4,0,0%\nAverage,4,1.5,37.5%\nTotal,,3,\n";
    const { counts, issues } = await told(text);
    expect(counts).toEqual(["a 4 3 0", "b 4 0 0"]);
    expect(issues).toEqual([expect.stringMatching(/^4: 2 rows sum up the others/)]);
  });

  test.each(["average word length", "total_sum", "overall-best", "mean"])("a problem %s is one", async (name) => {
    expect((await told(`task,n,c\na,4,3\n${name},4,1\n`)).counts).toEqual(["a 4 3 0", `${name} 4 1 0`]);
  });

  test("a problem that is called sum stays one, unless its counts are the sums", async () => {
    expect((await told("task,n,c\na,4,3\nsum,4,1\n")).counts).toEqual(["a 4 3 0", "sum 4 1 0"]);
    expect((await told("task,n,c\na,4,3\nb,4,1\nsum,8,4\n")).counts).toEqual(["a 4 3 0", "b 4 1 0"]);
  });

  test("beside columns of attempts it is no problem either", async () => {
    const text = "task,a1,a2\nx,1,0\ny,1,1\nTotal,2,1\n";
    expect((await told(text)).counts).toEqual(["x 2 1 0", "y 2 2 0"]);
  });

  test("with its name beside a blank problem it is no problem either", async () => {
    const text = "model,problem,n,c\nA,a,4,1\nB,a,4,2\nTotal,,8,3\n";
    expect(await countsOf(text)).toEqual(["A|a 4 1 0", "B|a 4 2 0"]);
  });

  test("alone is refused, with what would count it", async () => {
    expect(await refusalOf({ f: "problem,n,c\nTotal,8,4\n" })).toMatch(/there are no problems in it\. 1 row sums up/);
    expect(await countsOf("problem,n,c\nTotal,8,4\n", { totals: "count" })).toEqual(["Total 8 4 0"]);
  });

  test("in a table of attempts any name is a problem", async () => {
    expect((await told("task,passed\ntotal,1\ntotal,0\nsum,1\n")).counts).toEqual(["total 2 1 0", "sum 1 1 0"]);
  });
});

describe("read(table of counts with a header in its midst)", () => {
  test.each(["task,n,c", "Task, N ,C".replace(" N ", "N"), "TASK,n,c"])(
    "%s is told and is no problem",
    async (again) => {
      const { counts, issues } = await told(`task,n,c\na,4,3\n${again}\nb,4,1\n`);
      expect(counts).toEqual(["a 4 3 0", "b 4 1 0"]);
      expect(issues).toEqual(["3: 1 row repeats the header, as in files that were joined."]);
    },
  );

  test("also where the columns are told by their numbers only", async () => {
    const { counts } = await told("task,samples,solved\na,4,3\ntask,samples,solved\nb,4,1\n");
    expect(counts).toEqual(["a 4 3 0", "b 4 1 0"]);
  });

  test("with other columns names its line", async () => {
    expect(await refusalOf({ f: "task,n,c\na,4,3\ntask,c,n\nb,1,4\n" })).toMatch(
      /^f, line 3: n must be a whole number/,
    );
  });
});
