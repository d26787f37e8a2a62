import { describe, expect, test } from "@jest/globals";
import { cellsOf, contentOf, errorCodeOf, isBlank, numberOf, shown } from "../../src/functions/cells.ts";
import { errorCell } from "./host.ts";

const formatted = { type: "FormattedNumber", basicType: "Double", basicValue: 20, numberFormat: "0%" };
const entity = { type: "Entity", text: "France", basicType: "Error", basicValue: "#VALUE!" };

describe("numberOf", () => {
  test.each([
    [20, 20],
    [" 20 ", 20],
    ["-1.5e3", -1500],
    [".5", 0.5],
    [formatted, 20],
    [{ basicValue: "7" }, 7],
  ])("numberOf(%j) is %d", (cell, number) => expect(numberOf(cell)).toBe(number));

  test.each([
    [null],
    [""],
    ["abc"],
    ["0x10"],
    ["1,000"],
    ["Infinity"],
    ["20%"],
    [true],
    [Infinity],
    [NaN],
    [entity],
    [{}],
  ])("numberOf(%j) is NaN", (cell) => expect(numberOf(cell)).toBeNaN());
});

describe("isBlank", () => {
  test.each([[null], [undefined], [""], ["  "], [{ type: "Empty", basicType: "Empty", basicValue: "" }]])(
    "isBlank(%j) is true",
    (cell) => expect(isBlank(cell)).toBe(true),
  );

  test.each([[0], ["0"], [false], [NaN], [entity]])("isBlank(%j) is false", (cell) =>
    expect(isBlank(cell)).toBe(false),
  );
});

describe("errorCodeOf", () => {
  test("errorCodeOf(an error cell) is its code", () => expect(errorCodeOf(errorCell("#DIV/0!"))).toBe("#DIV/0!"));

  test("errorCodeOf(an entity) is undefined, though Excel gives it the basic value #VALUE!", () => {
    expect(errorCodeOf(entity)).toBeUndefined();
    expect(contentOf(entity)).toEqual({ opaque: "a data type (Entity)" });
  });
});

describe("shown", () => {
  test.each([
    [null, "a blank cell"],
    [true, "TRUE"],
    [1.5, "1.5"],
    ["abc", '"abc"'],
    ["x".repeat(50), `"${"x".repeat(39)}…"`],
    [errorCell("#REF!"), "#REF!"],
    [NaN, "NaN"],
  ])("shown(%j) is %s", (cell, text) => expect(shown(cell)).toBe(text));
});

describe("cellsOf", () => {
  test("cellsOf(a scalar) is one cell", () => expect(cellsOf(5, "n")).toEqual([[5]]));

  test.each([[[]], [[[]]], [[[1, 2], [3]]], [[[1], 2]]])("cellsOf(%j) throws", (argument) => {
    expect(() => cellsOf(argument, "n")).toThrow(/^n must be a /);
  });
});
