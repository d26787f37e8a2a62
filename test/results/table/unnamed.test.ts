import { describe, expect, test } from "@jest/globals";
import type { Choices } from "../../../src/results/reading.ts";
import { Refusal } from "../../../src/results/refusal.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";

/** The labels that are offered for a choice by the refusal of a table. */
async function offered(text: string, id: string, choices: Choices = {}): Promise<string[]> {
  const error: unknown = await countsOf(text, choices).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refusal)) throw new Error(`must be refused; got ${JSON.stringify(error)}`);
  return error.choices.filter((choice) => choice.id === id).flatMap(({ options }) => options.map(({ label }) => label));
}

describe("read(table of counts without a header)", () => {
  const text = "a,10,3\nb,10,7\n";

  test("says what header to write, and offers the columns as n and c", async () => {
    expect(await refusalOf(text)).toMatch(/has no header.* Add a header row problem,n,c, or say/);
    expect(await offered(text, "verdict")).toEqual(["n in column 2 and c in column 3", "column 1"]);
    expect(await countsOf(text, { verdict: "counts" })).toEqual(["a 10 3 0", "b 10 7 0"]);
  });

  test("never takes one of the counts for a score", async () => {
    const choices = { problem: "0", verdict: "2", threshold: "1" };
    expect(await refusalOf(text, choices)).toMatch(/verdict must be one of counts \(n in column 2 and c in column 3\)/);
  });

  test("takes the larger for n", async () => {
    expect(await countsOf("a\t3\t10\nb\t7\t10\n", { verdict: "counts" })).toEqual(["a 10 3 0", "b 10 7 0"]);
  });

  test("asks as well where some are 0 or 1", async () => {
    const small = "a,4,1\nb,4,0\nc,1,1\n";
    expect(await refusalOf(small)).toMatch(/has no header/);
    expect(await countsOf(small, { verdict: "counts" })).toEqual(["a 4 1 0", "b 4 0 0", "c 1 1 0"]);
  });

  test("takes numbered problems from the first column", async () => {
    expect(await countsOf("1,10,3\n2,10,7\n", { verdict: "counts" })).toEqual(["1 10 3 0", "2 10 7 0"]);
  });

  test("columns of 0 and 1 are attempts still", async () => {
    expect(await countsOf("a,1,0\nb,1,1\n")).toEqual(["a 2 1 0", "b 2 2 0"]);
  });
});

describe("read(table without a problem)", () => {
  test.each([
    ["c,n\n3,10\n7,10\n", /no column for the problem.* Add one/],
    ['{"passed":true}\n{"passed":false}\n', /no column for the problem.* Add one/],
  ])("says so, and offers no other column for it: %j", async (text, message) => {
    expect(await refusalOf(text)).toMatch(message);
    expect(await offered(text, "problem")).toEqual([]);
    expect(await refusalOf(text, { problem: "0" })).toMatch(/no column for the problem/);
  });

  test("offers the columns that may hold it", async () => {
    expect(await offered("k1,k2,passed\n1,5,1\n2,6,0\n", "problem")).toEqual(["k1", "k2"]);
  });
});

describe("read(table with two columns of one count)", () => {
  const text = "problem,n,c,c\na,10,3,5\nb,10,7,6\n";

  test("asks which", async () => {
    expect(await refusalOf(text)).toMatch(/2 columns are called “c” and differ.* Say which/);
    expect(await offered(text, "c")).toEqual(["c, column 3", "c, column 4"]);
    expect(await countsOf(text, { c: "3" })).toEqual(["a 10 5 0", "b 10 6 0"]);
  });

  test("asks for n as well", async () => {
    expect(await refusalOf("problem,n,n,c\na,10,20,3\n")).toMatch(/2 columns are called “n” and differ/);
  });

  test("takes the first where they say the same", async () => {
    expect(await countsOf("problem,n,c,c\na,10,3,3\n")).toEqual(["a 10 3 0"]);
  });
});
