import { describe, expect, test } from "@jest/globals";
import { call } from "./formulas.ts";
import { column, errorCell } from "./host.ts";

const invalid = (message: string) => expect.objectContaining({ code: "#VALUE!", message });
const notEstimable = (message: string) => expect.objectContaining({ code: "#N/A", message });

describe("shapes", () => {
  test("PASSK(3 x 1, 3 x 1, 1 x 2) is 3 x 2", () => {
    expect(call("PASSK", column(4, 2, 2), column(1, 2, 0), [[1, 2]])).toEqual([
      [0.25, 0.5],
      [1, 1],
      [0, 0],
    ]);
  });

  test("PASSK(1 x 2, 1 x 2, 1) is 1 x 2", () => expect(call("PASSK", [[4, 2]], [[1, 1]], 1)).toEqual([[0.25, 0.5]]));

  test("PASSK(4, 3 x 1, 1 x 2) stretches n over both", () => {
    expect(call("PASSK", 4, column(0, 1, 4), [[1, 4]])).toEqual([
      [0, 0],
      [0.25, 1],
      [1, 1],
    ]);
  });

  test("PASSK(2 x 2, 2 x 1, 1) reads cell by cell", () => {
    const [n, c] = [[[4, 2], [4, 2]], column(1, 2)]; // prettier-ignore
    expect(call("PASSK", n, c, 1)).toEqual([
      [0.25, 0.5],
      [0.5, 1],
    ]);
  });

  test("PASSK(3 x 1, 2 x 1, 1) is one #VALUE! that names both shapes", () => {
    expect(call("PASSK", column(4, 4, 4), column(1, 1), 1)).toEqual([
      [invalid("c must be of a shape that fits n (3 x 1); got 2 x 1")],
    ]);
  });

  test("PASSK(ragged, 1, 1) is one #VALUE!", () => {
    expect(call("PASSK", [[4], [4, 4]], 1, 1)).toEqual([
      [invalid("n must be a rectangle of cells; got rows of different lengths")],
    ]);
  });
});

describe("cells", () => {
  test("PASSK reads numbers from text, from formatted numbers and from the rounding of arithmetic", () => {
    const formatted = { type: "FormattedNumber", basicType: "Double", basicValue: 4, numberFormat: "0.0" };
    expect(call("PASSK", column(" 4 ", formatted, 4.0000000000001, 0.1 + 0.7 + 3.2), column(1, 1, 1, 1), 1)).toEqual(
      column(0.25, 0.25, 0.25, 0.25),
    );
  });

  test.each([
    [4.5, 1, 1, "n must be a whole number from 0 to 9007199254740991; got 4.5"],
    [2 ** 53, 1, 1, "n must be a whole number from 0 to 9007199254740991; got 9007199254740992"],
    [true, 1, 1, "n must be a whole number from 0 to 9007199254740991; got TRUE"],
    ["1e400", 1, 1, 'n must be a whole number from 0 to 9007199254740991; got "1e400"'],
    [4, "many", 1, 'c must be a whole number from 0 to 9007199254740991; got "many"'],
    [4, -1, 1, "c must be a whole number from 0 to 9007199254740991; got -1"],
    [4, 5, 1, "c must be a whole number from 0 to n = 4; got 5"],
    [4, null, 1, "c must be a whole number from 0 to 9007199254740991; got a blank cell"],
    [null, 1, 1, "n must be a whole number from 0 to 9007199254740991; got a blank cell"],
    [4, 1, 0, "k must be a whole number from 1 to 9007199254740991; got 0"],
    [4, 1, null, "k must be a whole number from 1 to 9007199254740991; got a blank cell"],
  ])("PASSK(%j, %j, %j) is #VALUE!: %s", (n, c, k, message) => {
    expect(call("PASSK", n, c, k)).toEqual([[invalid(message)]]);
  });

  test('PASSK_PLAN(n, c, k, "1e400") is #VALUE!: a text beyond every double is no number', () => {
    const message = 'se must be a number above 0; got "1e400"';
    expect(call("PASSK_PLAN", column(20, 20), column(3, 8), 1, "1e400")).toEqual([[invalid(message)]]);
  });

  test("PASSK(4, 1, 5) and PASSK(0, 0, 1) have no estimate: #N/A", () => {
    expect(call("PASSK", 4, 1, 5)).toEqual([[notEstimable("k must be at most n = 4; got 5")]]);
    expect(call("PASSK", 0, 0, 1)).toEqual([[notEstimable("n must be at least 1, since there are no samples; got 0")]]);
  });

  test("a bad row marks its own cell only, and names its row", () => {
    expect(call("PASSK", column(4, 4, 2), column(1, 9, 1), 1)).toEqual([
      [0.25],
      [invalid("c must be a whole number from 0 to n = 4; got 9 (row 2)")],
      [0.5],
    ]);
    expect(call("PASSK", 4, 1, [[1, 5]])).toEqual([[0.25, notEstimable("k must be at most n = 4; got 5 (column 2)")]]);
  });

  test("a row that is blank in n and c gives an empty text, whatever k is", () => {
    expect(call("PASSK", column(4, null, " "), column(1, "", null), [[1, 9]])).toEqual([
      [0.25, notEstimable("k must be at most n = 4; got 9 (column 2)")],
      ["", ""],
      ["", ""],
    ]);
    expect(call("PASSK_TRUE", column(0.5, null), 1)).toEqual(column(0.5, ""));
    expect(call("PASSK_BIAS", column(4, null), 1, column(0.5, null))).toEqual(column(0, ""));
  });

  test.each(["#N/A", "#DIV/0!", "#REF!", "#NAME?", "#SPILL!"])(
    "an error %s in a row is passed on in that row",
    (code) => {
      const [[first], [second]] = call("PASSK", column(4, 4), column(1, errorCell(code)), 1);
      expect(first).toBe(0.25);
      expect(second).toMatchObject({ code, message: expect.stringContaining(`got ${code} (row 2)`) });
    },
  );

  test("PASSK over 100,000 rows is 100,000 rows", () => {
    const n = column(...new Array(100_000).fill(20));
    const result = call("PASSK", n, column(...n.map((_, row) => row % 21)), 5);
    expect(result).toHaveLength(100_000);
    expect(result[4]).toEqual([0.718266253869969]);
    expect(result[99_999]).toEqual(call("PASSK", 20, 99_999 % 21, 5)[0]);
  });
});

describe("optional arguments", () => {
  test("PASSK_VAR(n, c, k) takes c/n for p, also where p is a blank cell", () => {
    expect(call("PASSK_VAR", 10, 3, 1)).toEqual([[expect.closeTo(0.021, 15)]]);
    expect(call("PASSK_VAR", 10, 3, 1, [[null]])).toEqual([[expect.closeTo(0.021, 15)]]);
    expect(call("PASSK_VAR", 10, 0, 1, 0.3)).toEqual([[expect.closeTo(0.021, 15)]]);
  });

  test("PASSK_VAR(n, c, k, p) wants a p in every row of a range, and a c that is a count", () => {
    expect(call("PASSK_VAR", column(10, 10), column(3, 3), 1, column(0.3, null))).toEqual([
      [expect.closeTo(0.021, 15)],
      [invalid("p must be a number from 0 to 1; got a blank cell (row 2)")],
    ]);
    expect(call("PASSK_VAR", 10, 11, 1, 0.3)).toEqual([[invalid("c must be a whole number from 0 to n = 10; got 11")]]);
  });
});

describe("over a benchmark", () => {
  test("PASSK_MEAN averages over problems, skips blank rows and keeps the shape of k", () => {
    const [n, c] = [column(4, null, 2, ...new Array(1000).fill(null)), column(1, null, 1, ...new Array(1000).fill(""))];
    expect(call("PASSK_MEAN", n, c, [[1, 2]])).toEqual([[0.375, 0.75]]);
    expect(call("PASSK_MEAN", n, c, column(1, 2))).toEqual(column(0.375, 0.75));
  });

  test("PASSK_MEAN says how many problems have too few samples, and which", () => {
    const n = column(10, 10, 10, 10, 5, 10, 10, 10, 7, 10, 10, 3);
    expect(call("PASSK_MEAN", n, column(...n.map(() => 2)), [[3, 10]])).toEqual([
      [
        expect.any(Number),
        notEstimable(
          "3 of 12 problems have fewer than k = 10 samples (rows 5, 9, 12); leave them out with FILTER or lower k",
        ),
      ],
    ]);
  });

  test("PASSK_MEAN says how many rows are bad, and the first of them", () => {
    expect(call("PASSK_MEAN", column(4, 4, "x", 4), column(1, 5, 1, null), 1)).toEqual([
      [invalid("c must be at most n = 4; got 5 (row 2); 3 of 4 rows are bad (rows 2, 3, 4)")],
    ]);
  });

  test("PASSK_MEAN gives the first error of its input", () => {
    const n = column(4, "x", errorCell("#DIV/0!"), errorCell("#REF!"));
    expect(call("PASSK_MEAN", n, column(1, 1, 1, 1), 1)).toEqual([
      [expect.objectContaining({ code: "#DIV/0!", message: "n must be free of errors; got #DIV/0! (row 3)" })],
    ]);
  });

  test("PASSK_MEAN marks a bad k in its own place", () => {
    expect(call("PASSK_MEAN", column(4), column(1), [[1, 0, null]])).toEqual([
      [
        0.25,
        invalid("k must be a whole number from 1 to 9007199254740991; got 0 (column 2)"),
        invalid("k must be a whole number from 1 to 9007199254740991; got a blank cell (column 3)"),
      ],
    ]);
  });

  test("PASSK_MEAN wants two columns of one length", () => {
    expect(call("PASSK_MEAN", column(4, 4), column(1), 1)).toEqual([[invalid("c must be 2 x 1 as n is; got 1 x 1")]]);
    expect(call("PASSK_MEAN", [[4, 4]], [[1, 1]], 1)).toEqual([[invalid("n must be one column; got 1 x 2")]]);
  });

  test("PASSK_MEAN of blank cells alone is #N/A", () => {
    expect(call("PASSK_MEAN", column(null, null), column(null, null), 1)).toEqual([
      [notEstimable("n must be filled in at least one row; got only blank cells")],
    ]);
  });
});

describe("places and messages", () => {
  const [n, c] = [column(10, 10), column(3, 5)];
  const rule = "k must be a whole number from 1 to 9007199254740991";

  test("PASSK_MEAN(n, c, bad k, group) names the row of k", () => {
    const group = column("a", "b");
    expect(call("PASSK_MEAN", n, c, column(1, 0), group)).toEqual([[invalid(`${rule}; got 0 (row 2)`)]]);
    expect(call("PASSK_MEAN", n, c, [[1, 2, "x"]], group)).toEqual([[invalid(`${rule}; got "x" (column 3)`)]]);
  });

  test("PASSK_CURVE names the row of each k without a point", () => {
    const [, first, ...rows] = call("PASSK_CURVE", n, c, column(1, 0, "x", 11, null));
    expect(first.map((cell) => typeof cell)).toEqual(new Array(7).fill("number"));
    expect(rows.map((row) => row[1])).toEqual([
      invalid(`${rule}; got 0 (row 2)`),
      invalid(`${rule}; got "x" (row 3)`),
      notEstimable("k must be at most the smallest n = 10; got 11, which 2 of 2 problems lack samples for (row 4)"),
      invalid(`${rule}; got a blank cell (row 5)`),
    ]);
    expect(rows.map((row) => row[6])).toEqual([2, 2, 2, 2]);
  });

  test("PASSK_MEAN(n, c, an error among k) gives that error with its place", () => {
    const message = `${rule}; got #DIV/0! (row 2)`;
    const expected = column(0.4, expect.objectContaining({ code: "#DIV/0!", message }));
    expect(call("PASSK_MEAN", n, c, column(1, errorCell("#DIV/0!")))).toEqual(expected);
  });

  test("PASSK_BIAS gives an empty text where the problem is blank: n, and p where it is a column", () => {
    expect(call("PASSK_BIAS", column(8, null, null), 2, 0.3)).toEqual([[expect.closeTo(-0.02625, 12)], [""], [""]]);
    expect(call("PASSK_BIAS", 8, 2, column(0.3, null))).toEqual([[expect.closeTo(-0.02625, 12)], [""]]);
    expect(call("PASSK_BIAS", column(8, null, null), 2, column(0.3, null, 0.1)).slice(1)).toEqual([
      [""],
      [invalid("n must be a whole number from 0 to 9007199254740991; got a blank cell (row 3)")],
    ]);
    expect(call("PASSK_TRUE", column(0.5, null), 1)).toEqual([[0.5], [""]]);
  });

  test("PASSK_COUNTS quotes a long outcome in part and shows a label as it first appeared", () => {
    const long = "x".repeat(60);
    expect(call("PASSK_COUNTS", column("a"), column(long))).toEqual([
      [expect.objectContaining({ message: expect.stringMatching(/; got "x{39}…" \(row 1\)$/) })],
    ]);
    expect(call("PASSK_COUNTS", column(" a ", "a"), column(1, 0))[1]).toEqual([" a ", 2, 1, 0]);
    expect(call("PASSK_MEAN", n, c, 1, column(" a ", "a"))[1]).toEqual([" a ", 0.4, 2]);
  });

  test("an aggregate says how many of its rows are bad, also where it is one", () => {
    expect(call("PASSK_MEAN", n, column(3, 11), 1)).toEqual([
      [invalid("c must be at most n = 10; got 11 (row 2); 1 of 2 rows is bad")],
    ]);
  });
});
