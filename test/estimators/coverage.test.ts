import { describe, expect, test } from "@jest/globals";
import { DISTRIBUTIONS, fixedCoverage, PAIRED, pairedCoverage, populationCoverage } from "./coverage.ts";

const REPETITIONS = 150;

describe("passAtKInterval covers the truth (a small slice of npm run coverage-study; nominal 0.95)", () => {
  test("passAtKInterval(n, c, k) covers where the mean is in the middle, by every method", () => {
    const held = populationCoverage(DISTRIBUTIONS["Beta(0.5, 1)"], 164, [10, 5], REPETITIONS, 1);
    for (const coverage of Object.values(held)) {
      expect(coverage).toBeGreaterThan(0.86);
      expect(coverage).toBeLessThan(1);
    }
  });

  test("passAtKInterval(n, c, k) covers near 1, where the t and z methods hardly ever do", () => {
    const held = populationCoverage(DISTRIBUTIONS["Beta(5, 0.1)"], 30, [10, 5], REPETITIONS, 2);
    expect(held.ac).toBeGreaterThan(0.9);
    expect(held.t).toBeLessThan(0.5);
    expect(held.z).toBeLessThan(0.5);
  });

  test("passAtKInterval(n, c, k, { target: 1 }) covers the fixed problems' own mean, also where n < 2k", () => {
    for (const pair of [
      [10, 5],
      [10, 10],
    ] as [number, number][]) {
      expect(fixedCoverage(DISTRIBUTIONS["Beta(0.2, 0.2)"], 164, pair, REPETITIONS, 3)).toBeGreaterThan(0.86);
    }
    expect(fixedCoverage(DISTRIBUTIONS["Beta(5, 0.1)"], 30, [200, 100], 1, 4)).toBeNull();
  });

  test("comparePassAtK(...) covers the true difference of two models of the same rates, and of a tenth moved by 0.5", () => {
    for (const parts of [
      PAIRED["same rates, Beta(0.2, 0.2)"],
      PAIRED["a tenth better by 0.5, the rest the same, Beta(0.5, 1)"],
    ]) {
      const held = pairedCoverage(parts, 164, [20, 5], REPETITIONS, 5);
      expect(held).toBeGreaterThan(0.86);
      expect(held).toBeLessThan(1);
    }
  });
});
