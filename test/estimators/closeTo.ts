import { expect } from "@jest/globals";

/** Expects a number within a relative distance of what it should be. */
export function expectWithin(actual: unknown, expected: number, relative: number): void {
  const distance = Math.abs(Number(actual) - expected);
  expect({ actual, expected, isWithin: distance <= relative * Math.abs(expected) }).toEqual({
    actual,
    expected,
    isWithin: true,
  });
}
