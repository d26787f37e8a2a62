import { describe, expect, test } from "@jest/globals";
import {
  ArrayValueObject,
  ErrorType,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
} from "@univerjs/engine-formula";
import { fromResult, toMatrix } from "../../src/sheet/cellValues.ts";
import { CustomFunctionError } from "../../src/sheet/customFunctions.ts";

const silent = () => {};

describe("toMatrix", () => {
  test("toMatrix(number) is a 1 x 1 matrix", () => {
    expect(toMatrix(NumberValueObject.create(7))).toEqual([[7]]);
  });
  test("toMatrix(blank) is null, never 0", () => {
    expect(toMatrix(NullValueObject.create())).toEqual([[null]]);
  });
  test("toMatrix(error) is an entity with its code, as Excel hands it over", () => {
    expect(toMatrix(ErrorValueObject.create(ErrorType.NA))).toEqual([
      [{ type: "Error", basicType: "Error", basicValue: "#N/A" }],
    ]);
  });
  test("toMatrix(array) keeps the kinds of its cells", () => {
    const array = ArrayValueObject.createByArray([
      [1, "a"],
      [true, 0],
    ]);
    expect(toMatrix(array)).toEqual([
      [1, "a"],
      [true, 0],
    ]);
  });
});

describe("fromResult", () => {
  test("fromResult(1 x 1 matrix) is one value", () => {
    const value = fromResult([[0.25]], silent);
    expect(value.isArray()).toBe(false);
    expect(value.getValue()).toBe(0.25);
  });
  test("fromResult(matrix) is an array that spills", () => {
    const value = fromResult(
      [
        [1, "x"],
        [true, ""],
      ],
      silent,
    );
    expect(toMatrix(value)).toEqual([
      [1, "x"],
      [true, ""],
    ]);
  });
  test("fromResult(matrix with an error) marks that cell only and reports its message and place", () => {
    const said: unknown[] = [];
    const error = new CustomFunctionError("#N/A", "k must be at most n = 5; got 6");
    const value = fromResult([[1], [error]], (...words) => said.push(words));
    expect(toMatrix(value)).toEqual([[1], [{ type: "Error", basicType: "Error", basicValue: "#N/A" }]]);
    expect(said).toEqual([["k must be at most n = 5; got 6", "#N/A", 1, 0]]);
  });
  test.each([NaN, Infinity, {}])("fromResult(%p) is #VALUE!, never a plausible number", (result) => {
    const value = fromResult(result, silent);
    expect(value.isError()).toBe(true);
    expect(toMatrix(value)).toEqual([[{ type: "Error", basicType: "Error", basicValue: "#VALUE!" }]]);
  });
});
