import { describe, expect, test } from "@jest/globals";
import { generalText } from "../../src/sheet/generalText.ts";

describe("generalText(value, room)", () => {
  test.each([
    [8.69130652065e-7, 7, "8.7E-07"],
    [8.69130652065e-7, 8, "8.69E-07"],
    [8.69130652065e-7, 40, "8.69131E-07"],
    [-8.69130652065e-7, 9, "-8.69E-07"],
    [1 / 3, 8, "0.333333"],
    [1 / 3, 40, "0.333333333"],
    [0.30000000000000004, 40, "0.3"],
    [0.00012345678, 8, "0.000123"],
    [1234567.891, 8, "1234568"],
    [999999.99, 6, "1E+06"],
    [1234567890123, 40, "1.23457E+12"],
    [1e300, 8, "1E+300"],
    [12, 8, "12"],
    [0, 1, "0"],
    [-0.5, 4, "-0.5"],
    [123456, 4, "####"],
  ])("of %p in %i characters is %s", (value, room, text) => {
    expect(generalText(value, room)).toBe(text);
  });
});
