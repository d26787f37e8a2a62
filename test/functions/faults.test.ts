import { describe, expect, test } from "@jest/globals";
import { call } from "./formulas.ts";
import { column } from "./host.ts";

// Mistakes that programs for pass@k have made in public, each as a small input with its right answer.

const na = { code: "#N/A" };
const value = { code: "#VALUE!" };

/** One row of expected cells. */
function expectCells(result: unknown[][], expected: unknown[]) {
  expect(result.flat()).toMatchObject(
    expected.map((cell) => (typeof cell === "number" ? expect.closeTo(cell, 11) : cell)),
  );
}

describe("what has no estimate is never a number", () => {
  test.each([
    ["PASSK", [2, 0, 5]],
    ["PASSK", [20, 0, 100]],
    ["PASSHATK", [1, 1, 2]],
    ["PASSK", [0, 0, 1]],
    ["PASSK_MEAN", [column(10, 3, 10), column(4, 2, 0), 5]],
    ["PASSK_MEAN", [column(1, 1, 1), column(1, 0, 0), 10]],
    ["PASSK_MEAN", [column(4, 0, 4), column(3, 0, 1), 1]],
    ["PASSK_MEAN", [column(null), column(null), 1]],
    ["PASSK_SE", [column(4), column(3), 1]],
    ["PASSK_CI", [column(4), column(3), 1]],
  ])("%s(%j) is #N/A", (id, args) => {
    for (const cell of call(id, ...args).flat()) expect(cell).toMatchObject(na);
  });

  test("PASSK(10, 3, 0) is #VALUE!: no draw is no question", () => expectCells(call("PASSK", 10, 3, 0), [value]));
});

describe("the estimate is neither the plug-in, nor whether any sample passed, nor pass^k", () => {
  test.each([
    [200, 1, 1, 1 / 200],
    [3, 1, 1, 1 / 3],
    [5, 1, 3, 3 / 5],
    [10, 3, 5, 11 / 12],
    [8, 1, 1, 1 / 8],
    [5, 2, 2, 7 / 10],
    [10, 1, 10, 1],
    [200, 20, 100, 0.999999667831],
    [200, 1, 100, 1 / 2],
    [1100, 1, 550, 1 / 2],
    [2000, 5, 1000, 7735753 / 7984006],
    [1_000_000, 3, 10, 2.99997300005e-5],
  ])("PASSK(%d, %d, %d) is %d", (n, c, k, expected) => expectCells(call("PASSK", n, c, k), [expected]));

  test.each([
    [4, 3, 4, 0, 1],
    [10, 7, 3, 7 / 24, 119 / 120],
    [5, 4, 3, 2 / 5, 1],
    [4, 3, 2, 1 / 2, 1],
  ])("PASSHATK(%d, %d, %d) is %d, and PASSK %d", (n, c, k, all, any) => {
    expectCells(call("PASSHATK", n, c, k), [all]);
    expectCells(call("PASSK", n, c, k), [any]);
  });

  test("GPASSK(100, 7, 100, 0.07) is 1: 0.07 x 100 is 7, whatever binary fractions make of it", () => {
    expect(call("GPASSK", 100, 7, 100, 0.07)).toEqual([[1]]);
  });
});

describe("benchmarks are averages over problems", () => {
  test.each([
    ["unequal samples", [4, 2], [1, 1], 2, 3 / 4],
    ["all or nothing", [10, 10], [10, 0], 5, 1 / 2],
    ["one sample each", [1, 1, 1, 1], [1, 0, 0, 0], 1, 1 / 4],
    ["a blank row", [10, null, 10, 10], [10, null, 0, 5], 1, 1 / 2],
    ["few problems", [10, 5], [1, 1], 5, 3 / 4],
  ])("PASSK_MEAN over %s", (_, n, c, k, expected) => {
    expectCells(call("PASSK_MEAN", column(...n), column(...c), k), [expected]);
  });

  test("PASSK_MEAN(n, c, 10) is #N/A where one problem has 5 samples, while k = 5 stands", () => {
    expectCells(call("PASSK_MEAN", column(10, 5), column(1, 1), [[5, 10]]), [3 / 4, na]);
  });

  test("PASSK_MEAN with groups averages over all problems in its last row, not over the groups", () => {
    const group = column("a", "a", "a", "b");
    expect(call("PASSK_MEAN", column(1, 1, 1, 1), column(1, 1, 1, 0), 1, group)).toEqual([
      ["group", "pass@1", "problems"],
      ["a", 1, 3],
      ["b", 0, 1],
      ["All", 0.75, 4],
    ]);
  });
});

describe("standard errors and intervals", () => {
  test("PASSK_SE says the error of fixed problems and of a sample of problems", () => {
    expectCells(call("PASSK_SE", column(4, 4, 4), column(3, 0, 1), 1), [0.220479275922]);
    expectCells(call("PASSK_SE", column(4, 4), column(3, 1), 1, 1), [Math.sqrt(2 / 16) / 2]);
  });

  test("PASSK_SE of 307 problems with one sample is not 0", () => {
    const correct = column(...Array.from({ length: 307 }, (_, row) => (row < 263 ? 1 : 0)));
    expectCells(call("PASSK_SE", column(...correct.map(() => 1)), correct, 1), [0.020031114977]);
  });

  test("PASSK_CI stays in [0, 1] and has a width where every sample passed, or none did", () => {
    for (const correct of [0, 1]) {
      const c = column(...new Array(10).fill(correct));
      const [[low, high]] = call("PASSK_CI", column(...new Array(10).fill(1)), c, 1) as number[][];
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(high - low).toBeGreaterThan(0.1);
    }
  });
});

describe("counts of samples", () => {
  const header = ["problem", "n", "c", "unscored"];

  test('PASSK_COUNTS takes 1 and "1" for one problem, and keeps each sample of a label', () => {
    expect(call("PASSK_COUNTS", column(1, "1", " 1 "), column(1, 1, 0))).toEqual([header, [1, 3, 2, 0]]);
  });

  test("PASSK_COUNTS counts a timeout as wrong and an error as no attempt", () => {
    expect(call("PASSK_COUNTS", column("a", "a", "a", "a"), column("pass", "Timed out", "error", null))).toEqual([
      header,
      ["a", 2, 1, 2],
    ]);
  });

  test("PASSK_COUNTS keeps long numbers and does not take -1 or 0.5 for a pass", () => {
    expect(call("PASSK_COUNTS", column(9007199254740991), column(true))).toEqual([header, [9007199254740991, 1, 1, 0]]);
    for (const outcome of [-1, 0.5, 2, "perhaps"]) {
      expect(call("PASSK_COUNTS", column("a", "a"), column(1, outcome))).toMatchObject([
        [
          {
            code: "#VALUE!",
            message: expect.stringMatching(/^passed must be .+; got .+ \(row 2\); 1 of 2 rows is bad$/),
          },
        ],
      ]);
    }
  });

  test("PASSK_COUNTS keeps problems of different groups apart", () => {
    expect(call("PASSK_COUNTS", column("a", "a"), column(1, 0), column("x", "y"))).toEqual([
      ["group", ...header],
      ["x", "a", 1, 1, 0],
      ["y", "a", 1, 0, 0],
    ]);
  });
});
