import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { airlineAgent } from "../../src/sheet/samples/airlineAgent.ts";
import { parseCounts } from "../../src/sheet/samples/counts.ts";
import { heldOutSums } from "../../src/sheet/samples/heldOutSums.ts";
import { humanEval } from "../../src/sheet/samples/humanEval.ts";

const counts = (name: string) => parseCounts(readFileSync(`assets/samples/${name}.csv`, "utf8"));
const rate = (rows: number[][], column: number) =>
  rows.reduce((sum, row) => sum + row[column], 0) / rows.reduce((sum, row) => sum + row[1], 0);

describe("the sample counts", () => {
  test("humaneval.csv: 164 problems x 10 samples, 1262 and 1391 of 1640 correct", () => {
    const rows = counts("humaneval");
    expect(rows.map((row) => row[1])).toEqual(Array(164).fill(10));
    expect([rate(rows, 2), rate(rows, 3)]).toEqual([1262 / 1640, 1391 / 1640]);
  });
  test("airline-agent.csv: 50 tasks x 4 trials, pass^1 = 0.420 and pass^4 = 0.200", () => {
    const rows = counts("airline-agent");
    expect(rows.map((row) => row[1])).toEqual(Array(50).fill(4));
    expect(rate(rows, 2)).toBe(0.42);
    expect(rows.filter((row) => row[2] === 4)).toHaveLength(10);
  });
  test("held-out-sums.csv: 30 questions x 16 samples, 8 never solved and 4 always", () => {
    const rows = counts("held-out-sums");
    expect(rows.map((row) => row[1])).toEqual(Array(30).fill(16));
    expect(rows.filter((row) => row[2] === 0)).toHaveLength(8);
    expect(rows.filter((row) => row[2] === 16)).toHaveLength(4);
  });
});

describe("the sample sheets", () => {
  test("humanEval(counts) fills PASSK down beside each problem", () => {
    const { cells } = humanEval(counts("humaneval"));
    expect(cells[164].slice(10)).toEqual([
      "=EVAL.PASSK($B165,$C165,1)",
      "=EVAL.PASSK($B165,$C165,5)",
      "=EVAL.PASSK($B165,$C165,10)",
      "=EVAL.PASSK($B165,$D165,1)",
      "=EVAL.PASSK($B165,$D165,5)",
      "=EVAL.PASSK($B165,$D165,10)",
    ]);
  });
  test("airlineAgent(counts) labels pass^k apart from pass@k", () => {
    const [header] = airlineAgent(counts("airline-agent")).cells;
    expect(header).toContain("pass@4");
    expect(header).toContain("pass^4 (all 4 pass)");
  });
  test("heldOutSums(counts) says on the sheet that its counts are rebuilt", () => {
    const text = heldOutSums(counts("held-out-sums")).cells.flat().join(" ");
    expect(text).toContain("REBUILT, NOT MEASURED");
  });
});
