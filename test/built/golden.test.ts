import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { matrix } from "../functions/host.ts";
import { callBuilt } from "./bundle.ts";

interface Case {
  formula: string;
  args: unknown[];
  result: number[][];
  ulp?: number;
  rel?: number;
}

const cases = JSON.parse(readFileSync(new URL("../golden/formulas.json", import.meta.url), "utf8")) as Case[];

/** How many doubles lie between the two, which have one sign. */
function ulps(a: number, b: number): number {
  const [first, second] = new BigInt64Array(Float64Array.of(a, b).buffer);
  return Number(first > second ? first - second : second - first);
}

/** The error as a share of what the case allows: at most 1. */
function excess(actual: unknown, expected: number, { ulp, rel }: Case): number {
  if (typeof actual !== "number") return Infinity;
  if (actual === expected) return 0;
  return ulp === undefined
    ? Math.abs(actual - expected) / ((rel as number) * Math.abs(expected))
    : ulps(actual, expected) / ulp;
}

describe("formulas against exact rationals", () => {
  test.each([...new Set(cases.map(({ formula }) => formula))])("%s stays within its bound", (id) => {
    for (const one of cases.filter(({ formula }) => formula === id)) {
      const results = callBuilt(id, ...one.args);
      expect(results).toHaveLength(one.result.length);
      const worst = Math.max(...one.result.flat().map((expected, i) => excess(results.flat()[i], expected, one)));
      expect({ args: matrix(one.args), within: worst <= 1 ? true : `${worst} times the bound` }).toMatchObject({
        within: true,
      });
    }
  });
});
