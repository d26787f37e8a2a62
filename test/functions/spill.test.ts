import { describe, expect, test } from "@jest/globals";
import { spill } from "../../src/functions/spill.ts";
import { call } from "./formulas.ts";
import { column } from "./host.ts";

const traced = () => new Error("a fault of ours").stack ?? "";

describe("spill(compute) takes no stack traces of the faults in cells", () => {
  test("spill(compute) takes none while it computes", () => {
    expect(spill(() => [[traced()]])).toEqual([["Error: a fault of ours"]]);
  });

  test("spill(compute) takes them again afterwards", () => {
    expect(call("PASSK", column(5, 5), column(1, 2), 9)).toHaveLength(2);
    expect(traced()).toContain("at traced");
  });

  test("spill(compute) takes them again where compute throws", () => {
    const broken = () => {
      throw new TypeError("a fault of ours");
    };
    expect(() => spill(broken)).toThrow(TypeError);
    expect(traced()).toContain("at traced");
  });
});
