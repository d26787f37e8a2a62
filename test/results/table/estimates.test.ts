import { describe, expect, test } from "@jest/globals";
import { isEstimate } from "../../../src/results/table/isEstimate.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { told } from "./told.ts";

describe("isEstimate(name)", () => {
  const estimates =
    "pass@5 Pass@10 pass@k pass_at_10 pass-at-k pass^5 pass_hat_5 passHat5 best best_of_n bestOf5 best@8 mean mean_score " +
    "avg@4 maj@8 majority_vote any@k any_correct pass_rate passrate solve_rate pass% G-Pass@8 cons@64";
  test.each(estimates.split(" "))("is true for %s", (name) => expect(isEstimate(name)).toBe(true));
  const others = "pass@1 pass_at_1 passed pass pass_3 correct acc all_passed attempt_2 run1 a1 format_1 is_correct";
  test.each(others.split(" "))("is false for %s", (name) => expect(isEstimate(name)).toBe(false));
});

const jsonl = (csv: string) => {
  const [header, ...rows] = csv.split("\n").map((line) => line.split(","));
  const value = (cell: string) => (cell === "" || Number.isNaN(Number(cell)) ? cell : Number(cell));
  const objects = rows.map((row) => Object.fromEntries(row.map((cell, i) => [header![i], value(cell)])));
  return objects.map((object) => JSON.stringify(object)).join("\n");
};

describe("read(table that sums up the attempts of each problem)", () => {
  test.each([
    "problem,pass@1,pass@5,pass@10\na,0.3,0.9,1\nb,0.7,1,1",
    "problem,pass@1,pass@5\na,0,0\nb,1,1",
    "problem,pass_at_1,pass_at_5\na,0,0\nb,1,1",
    "problem,pass_at_5,pass_at_10\na,0,1\nb,1,1",
    "problem,mean,best\na,0.5,1\nb,0,0",
    "problem,pass@5\na,1\nb,0",
    "problem,pass^5\na,1\nb,0",
    "problem,best_of_5,best_of_10\na,1,1\nb,0,1",
    "problem,maj@8\na,1\nb,0",
    "problem,pass5,pass10\na,1,1\nb,0,1",
    "problem,pass_1,pass_5\na,1,1\nb,0,1",
  ])("is refused: %j", async (csv) => {
    expect(await refusalOf(csv)).toMatch(/holds rates only, from which n and c cannot be recovered/);
    expect(await refusalOf(jsonl(csv))).toMatch(/holds rates only/);
  });

  test.each(["problem,n,pass@10\na,20,1\nb,20,0", "problem,n,mean,best\na,20,0.3,1\nb,20,0.1,0"])(
    "is refused for want of c where there is n: %j",
    async (csv) => {
      expect(await refusalOf(csv)).toMatch(/holds n and rates, from which c cannot be recovered.* Add a column c/);
      expect(await refusalOf(jsonl(csv))).toMatch(/from which c cannot be recovered/);
    },
  );

  test("never takes what sums up for the verdict, though it is chosen", async () => {
    expect(await refusalOf("problem,n,pass@10\na,20,1\nb,20,0", { verdict: "2" })).toMatch(/must be one of/);
  });
});

describe("read(table with n and a rate)", () => {
  test("counts where n times the rate is whole", async () => {
    expect(await countsOf("problem,n,correct_rate,best_of_n\na,20,0.35,1\nb,20,0.1,0\n")).toEqual([
      "a 20 7 0",
      "b 20 2 0",
    ]);
    expect(await countsOf("problem,n,pass@1,pass@10\na,20,1,1\nb,20,0,0\n")).toEqual(["a 20 20 0", "b 20 0 0"]);
  });

  test("is refused where it is not", async () => {
    const text = "problem,n,correct_rate,best_of_n\na,20,0.33,1\nb,20,0.1,0\n";
    expect(await refusalOf(text)).toMatch(/line 2: correct_rate must be a share of 20 samples; got 0\.33/);
  });
});

describe("read(table with n above 1 and one verdict a problem)", () => {
  const text = "problem,n,verdict\na,20,pass\nb,20,fail\n";

  test("asks", async () => {
    expect(await refusalOf({ f: text })).toMatch(/^f: “n” says 20 samples, and “verdict” holds one verdict a problem/);
    expect(await countsOf(text, { verdict: "2" })).toEqual(["a 1 1 0", "b 1 0 0"]);
  });

  test("asks for lines as well, and where the name of the verdict is unknown", async () => {
    expect(await refusalOf(jsonl("problem,n,fine\na,20,1\nb,20,0"))).toMatch(/“n” says 20 samples/);
  });

  test("asks where the number of samples is called k, or otherwise", async () => {
    expect(await refusalOf("problem,k,success\na,10,1\nb,10,0\n")).toMatch(/“k” says 10 samples/);
    expect(await refusalOf("problem,samples_per_problem,fine\na,10,1\nb,10,0\n")).toMatch(/says 10 samples/);
  });

  test("takes one row an attempt as such", async () => {
    expect(await countsOf("problem,total,verdict\na,20,pass\na,20,fail\n")).toEqual(["a 2 1 0"]);
  });
});

test("read(table with pass@1 of 0 and 1 alone) takes one attempt a row, and says so", async () => {
  expect(await told("problem,pass@1\na,1\nb,0\n")).toEqual({
    counts: ["a 1 1 0", "b 1 0 0"],
    issues: ["null: “pass@1” is taken for the verdict of one attempt a row, for it holds no other shares."],
  });
});

test("read(table with n above 1 and passed of 0 and 1) counts it as c, and says so", async () => {
  expect(await told("problem,n,passed\na,20,1\nb,20,0\n")).toEqual({
    counts: ["a 20 1 0", "b 20 0 0"],
    issues: ["null: “passed” holds only 0 and 1: taken for how many of “n” passed, not for one verdict."],
  });
  expect((await told("problem,n,passed\na,20,2\nb,20,0\n")).issues).toEqual([]);
});

test("read(table with pass1, pass2 and pass3) takes them for attempts", async () => {
  expect(await countsOf("problem,pass1,pass2,pass3\na,1,0,1\n")).toEqual(["a 3 2 0"]);
});

test.each(["failed", "timeouts", "errors", "n"])("read(table with %s alone) takes it for no verdict", async (name) => {
  const text = `problem,${name}\na,1\nb,0\n`;
  expect(await refusalOf(text)).toMatch(/told to hold a verdict/);
  expect(await refusalOf(text, { problem: "0", verdict: "1" })).toMatch(/must be one of/);
});
