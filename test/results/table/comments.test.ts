import { expect, test } from "@jest/globals";
import { refusalOf } from "../refusalOf.ts";
import { told } from "./told.ts";

test("read(table that ends in a comment) tells it, and nothing of a cut", async () => {
  expect(await told("task,sample,passed\na,0,1\nb,0,0\n# end of run\n")).toEqual({
    counts: ["a 1 1 0", "b 1 0 0"],
    issues: ["4: 1 line is a comment, after #: not counted."],
  });
});

test("read(table with comments between its rows) tells how many", async () => {
  const { counts, issues } = await told("task,sample,passed\na,0,1\n# second run, resumed\na,1,0\n# end\n");
  expect(counts).toEqual(["a 2 1 0"]);
  expect(issues).toEqual(["3: 2 lines are comments, after #: not counted."]);
});

test("read(table with problems such as #3) takes them for no comments", async () => {
  expect((await told("task,passed\n#3,1\n# 4,0\n")).counts).toEqual(["#3 1 1 0", "# 4 1 0 0"]);
  expect(await refusalOf("task,sample,passed\n#3\n#4,0,1\n")).toMatch(/line 2: the row must have 3 cells/);
});
