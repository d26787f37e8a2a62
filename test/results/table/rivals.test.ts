import { describe, expect, test } from "@jest/globals";
import { read } from "../../../src/results/read.ts";
import { textSource } from "../textSource.ts";
import { told } from "./told.ts";

describe("read(table with two verdict columns)", () => {
  const text = "task,passed,correct\na,1,1\na,1,0\nb,0,1\nb,,0\n";

  test("takes one, and tells in how many rows the other differs", async () => {
    const { counts, issues } = await told(text);
    expect(counts).toEqual(["a 2 2 0", "b 1 0 1"]);
    expect(issues).toEqual([
      "3: “passed” is taken for the verdict; “correct” says otherwise in 3 rows, such as failed against passed.",
    ]);
  });

  test("offers the other", async () => {
    expect((await told(text, { verdict: "correct" })).counts).toEqual(["a 2 1 0", "b 2 1 0"]);
    const { issues, choices } = await read([textSource("f", text)]);
    expect(issues[0]!.choice).toBe("verdict=2");
    expect(choices.find(({ id }) => id === "verdict")!.options).toContainEqual({ value: "2", label: "correct" });
  });

  test("tells nothing where they agree", async () => {
    expect((await told("task,passed,status\na,1,pass\na,0,timeout\n")).issues).toEqual([]);
  });

  test("tells the same of lines", async () => {
    const lines = [
      { task: "a", passed: true, correct: true },
      { task: "a", passed: true, correct: false },
    ];
    const { issues } = await told(lines.map((each) => JSON.stringify(each)).join("\n"));
    expect(issues).toEqual([expect.stringContaining("2: “passed” is taken for the verdict; “correct” says otherwise")]);
    const human = lines.map(({ task, passed }) => ({ task_id: task, passed, result: "failed: AssertionError" }));
    expect((await told(human.map((each) => JSON.stringify(each)).join("\n"))).issues).toEqual([
      "1: “passed” is taken for the verdict; “result” says otherwise in 2 rows, such as failed against passed.",
    ]);
  });
});
