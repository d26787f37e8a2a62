import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { normalQuantile } from "../../src/estimators/normalQuantile.ts";
import { studentTQuantile } from "../../src/estimators/studentTQuantile.ts";
import { studentTTwoSided } from "../../src/estimators/studentTTwoSided.ts";
import { ErrorBudget } from "./errorBudget.ts";

interface Table {
  normalQuantile: [number, string][];
  studentTQuantile: [number, number, string][];
  studentTTwoSided: [number, number, string][];
}
const values = JSON.parse(readFileSync(new URL("distributionValues.json", import.meta.url), "utf8")) as Table;

function relative(actual: number, digits: string): number {
  return Math.abs(actual / Number(digits) - 1);
}

describe("normalQuantile(p)", () => {
  test("normalQuantile(p) is within 1e-15 of 30 digits from p = 1e-300 to 1/2, and odd about 1/2", () => {
    const budget = new ErrorBudget("normalQuantile, p from 1e-300");
    for (const [p, z] of values.normalQuantile) budget.record(relative(normalQuantile(p), z), `p = ${p}`);
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
    for (const p of [0.5, 0.625, 0.75, 0.96875, 1 - 2 ** -40])
      expect(normalQuantile(1 - p) + normalQuantile(p)).toBe(0);
  });

  test("normalQuantile(0.975) is 1.959963984540054, the value in its documentation", () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 15);
  });

  test("normalQuantile(p) refuses p outside 0 to 1, its ends and NaN", () => {
    for (const p of [0, 1, -0.1, 1.1, NaN]) {
      expect(() => normalQuantile(p)).toThrow(`p must be above 0 and below 1; got ${p}`);
    }
  });
});

describe("studentTQuantile(p, df)", () => {
  test("studentTQuantile(p, df) is within 1e-13 of 30 digits for df 1 to 1000 and p from 1e-300 to 1/2", () => {
    const budget = new ErrorBudget("studentTQuantile, p from 1e-300, df to 1000");
    for (const [p, df, t] of values.studentTQuantile) {
      budget.record(relative(studentTQuantile(p, df), t), `p = ${p}, df = ${df}`);
    }
    expect(budget.report()).toBeLessThanOrEqual(budget.most);
  });

  test("studentTQuantile(p, df) is 0 at p = 1/2, odd about it, and the Cauchy and normal quantiles at the ends of df", () => {
    expect(studentTQuantile(0.5, 7)).toBe(0);
    expect(studentTQuantile(0.975, 9)).toBeCloseTo(2.2621571627982, 12);
    expect(studentTQuantile(0.875, 7)).toBe(-studentTQuantile(0.125, 7));
    expect(studentTQuantile(0.75, 1)).toBeCloseTo(1, 14);
    expect(studentTQuantile(0.975, 1e15)).toBeCloseTo(normalQuantile(0.975), 13);
  });

  test("studentTQuantile(p, df) refuses p outside 0 to 1 and df below 1", () => {
    for (const p of [0, 1, NaN])
      expect(() => studentTQuantile(p, 5)).toThrow(`p must be above 0 and below 1; got ${p}`);
    for (const df of [0, 0.5, NaN, Infinity]) {
      expect(() => studentTQuantile(0.9, df)).toThrow(`df must be a number of 1 or more; got ${df}`);
    }
  });
});

describe("studentTTwoSided(t, df)", () => {
  test("studentTTwoSided(t, df) is within 1e-13 of 30 digits, also below 1e-200, for df 1 to 99999", () => {
    const above = new ErrorBudget("studentTTwoSided, p from 1e-200, df to 99999");
    const below = new ErrorBudget("studentTTwoSided, p below 1e-200, df to 99999");
    for (const [t, df, p] of values.studentTTwoSided) {
      const budget = Number(p) < 1e-200 ? below : above;
      budget.record(relative(studentTTwoSided(t, df), p), `t = ${t}, df = ${df}`);
    }
    expect(above.report()).toBeLessThanOrEqual(above.most);
    expect(below.report()).toBeLessThanOrEqual(below.most);
  });

  test("studentTTwoSided(t, df) is 1 at t = 0, 0 at infinity, even in t, and meets itself where its two forms meet", () => {
    expect(studentTTwoSided(0, 3)).toBe(1);
    expect(studentTTwoSided(2.0452296421327043, 29)).toBeCloseTo(0.05, 14);
    expect(studentTTwoSided(-Infinity, 3)).toBe(0);
    expect(studentTTwoSided(-2, 3)).toBe(studentTTwoSided(2, 3));
    expect(studentTTwoSided(1e160, 1)).toBeCloseTo(2 / Math.PI / 1e160, 170);
    for (const df of [1, 2, 30, 1e6]) {
      expect(studentTTwoSided(1 + 2 ** -50, df) / studentTTwoSided(1, df)).toBeCloseTo(1, 13);
    }
  });

  test("studentTTwoSided(t, df) refuses NaN and df below 1", () => {
    expect(() => studentTTwoSided(NaN, 5)).toThrow("t must be a number; got NaN");
    expect(() => studentTTwoSided(1, 0)).toThrow("df must be a number of 1 or more; got 0");
  });
});
