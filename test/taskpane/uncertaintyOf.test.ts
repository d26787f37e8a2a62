import { describe, expect, test } from "@jest/globals";
import { type CallCells, uncertaintyOf } from "../../src/taskpane/explain/uncertaintyOf.ts";
import { strings } from "../../src/taskpane/strings.ts";
import type { CellValue } from "../../src/workbook/port.ts";

const words = strings.explain;
const cell = (value: CellValue): CellValue[][] => [[value]];
const column = (...values: CellValue[]): CellValue[][] => values.map((value) => [value]);
const call = (name: string, inputs: CallCells["inputs"], result: CellValue[] = [0.5], row = 0, at = 0) =>
  uncertaintyOf({ name, inputs, result, place: { row, column: at } });

describe("uncertaintyOf(call)", () => {
  // With n = 2k, R_2k = 0 and the root of the variance is R_k = C(7,5) / C(10,5) = 1/12.
  test.each<[string, CallCells["inputs"]]>([
    ["PASSK", [cell(10), cell(3), cell(5)]],
    ["PASSHATK", [cell(10), cell(7), cell(5)]],
    ["GPASSK", [cell(10), cell(3), cell(5), cell(0.2)]],
    ["GPASSK", [cell(10), cell(7), cell(5), cell(1)]],
  ])("%s of one problem has the root of its sampling variance", (name, inputs) => {
    const found = call(name, inputs);
    expect(found.standardError).toBeCloseTo(1 / 12, 14);
    expect(found).toMatchObject({ text: words.ofProblem, interval: null });
  });
  test("PASSK of n < 2k says that its error rests on a prior; n = k = 1 and c = 0 has 1/8 as its variance", () => {
    const found = call("PASSK", [cell(1), cell(0), cell(1)]);
    expect(found.standardError).toBeCloseTo(Math.sqrt(1 / 8), 14);
    expect(found.text).toBe(words.ofProblemJeffreys);
  });
  test("PASSK over a range takes the numbers of the cell's own row and column", () => {
    const inputs = [column(4, 10), column(1, 3), [[1, 5]]];
    expect(call("PASSK", inputs, [0.3, 11 / 12], 1, 1).standardError).toBeCloseTo(1 / 12, 14);
  });
  // Scores 3/4, 0 and 1/4: their sample variance is 7/48, and 7/144 that of the mean.
  const [n, c] = [column(4, null, 4, 4), column(3, null, 0, 1)];
  const mean = Math.sqrt(7) / 12;
  test("PASSK_MEAN and a row of PASSK_CURVE have the error of the mean over problems", () => {
    const found = call("PASSK_MEAN", [n, c, [[1, 2]]], [1 / 3, 0.5]);
    expect(found.standardError).toBeCloseTo(mean, 14);
    expect(found.text).toBe(words.ofBenchmark);
    const curve = (at: number) =>
      call("PASSK_CURVE", [n, c, null, cell(0.9)], [1, 1 / 3, 0.1, 0.6, 0.3, 1 / 3, 3], 1, at);
    expect(curve(1).standardError).toBeCloseTo(mean, 14);
    expect(curve(1).interval).toEqual({ low: 0.1, high: 0.6, confidence: 0.9 });
    // pass^1 is pass@1.
    expect(curve(5).standardError).toBeCloseTo(mean, 14);
    expect([curve(4).text, curve(6).text]).toEqual([words.noneForPlugin, words.noneHere]);
  });
  test("PASSK_MEAN by group has the error of the group's own problems", () => {
    const group = column("x", "x", "x", "y");
    const grouped = (label: string, row: number) => call("PASSK_MEAN", [n, c, cell(1), group], [label, 0.3, 3], row, 1);
    // Scores 3/4 and 0: half of their difference is the error of their mean.
    expect(grouped("x", 1).standardError).toBeCloseTo(3 / 8, 14);
    expect(grouped("All", 3).standardError).toBeCloseTo(mean, 14);
    expect(grouped("y", 2)).toMatchObject({ standardError: null, text: words.noneFor("PASSK_MEAN") });
  });
  test("PASSK_CI has the interval of its row and the error of its target", () => {
    const interval = { low: 0.1, high: 0.7, confidence: 0.95 };
    expect(call("PASSK_CI", [n, c, column(1)], [0.1, 0.7]).interval).toEqual(interval);
    expect(call("PASSK_CI", [n, c, column(1)], [0.1, 0.7]).standardError).toBeCloseTo(mean, 14);
    // c (4-c) / 16 / 3 of each problem: 3/48, 0 and 3/48; the root of their sum over 9.
    const fixed = call("PASSK_CI", [n, c, column(1), null, null, cell(1)], [0.1, 0.7]);
    expect(fixed.standardError).toBeCloseTo(Math.sqrt(6 / 48) / 3, 14);
    expect(fixed.text).toBe(words.ofFixed);
  });
  test("PASSK_COMPARE and PASSK_VAR have the error that stands in their result", () => {
    const compared = call("PASSK_COMPARE", [n, c, n, c, cell(1), cell(0.8)], [0.1, 0.04, 0.02, 0.18, 0.01]);
    const interval = { low: 0.02, high: 0.18, confidence: 0.8 };
    expect(compared).toEqual({ standardError: 0.04, text: words.ofDifference, interval });
    expect(call("PASSK_VAR", [cell(10), cell(3), cell(5)], [0.25]).standardError).toBe(0.5);
  });
  test.each<[string, CallCells["inputs"], string]>([
    ["PASSK_PLUGIN", [cell(10), cell(3), cell(5)], words.noneForPlugin],
    ["GPASSK", [cell(10), cell(3), cell(5), cell(0.5)], words.noneForShare],
    ["PASSK_SE", [n, c, cell(1)], words.isStandardError],
    ["PASSK_TRUE", [cell(0.3), cell(5)], words.exact],
    ["PASSK_PLAN", [n, c, cell(1), cell(0.1)], words.noneFor("PASSK_PLAN")],
    ["PASSK_MEAN", [column(4), column(1), cell(1)], words.noneFor("PASSK_MEAN")],
  ])("%s has none, and says so", (name, inputs, text) => {
    expect(call(name, inputs)).toEqual({ standardError: null, interval: null, text });
  });
});
