import { describe, expect, test } from "@jest/globals";
import { exp } from "../../src/estimators/exp.ts";
import { expm1 } from "../../src/estimators/expm1.ts";
import { log } from "../../src/estimators/log.ts";
import { log1p } from "../../src/estimators/log1p.ts";
import { exponentialError, logarithmError } from "./exactExponential.ts";

/** Scattered, and the same in each run. */
function* fractions(count: number) {
  let state = 20210707;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let i = 0; i < count; i++) yield next() + next() / 2147483648;
}

const worst = (at: (fraction: number) => number, error: (x: number) => number): number =>
  Math.max(...Array.from(fractions(2000), (fraction) => error(at(fraction))));

const around = (fraction: number) => (fraction - 0.5) * 4;
const tiny = (fraction: number) => 10 ** (-16 * fraction) / 2;

describe("within its bound of the exact value is", () => {
  test.each<[string, (fraction: number) => number]>([
    ["around 0", around],
    ["down to the smallest double", (fraction) => -745 * fraction],
    ["up to the largest double", (fraction) => 709.7 * fraction],
  ])("exp(x) %s", (_, at) => {
    expect(worst(at, (x) => exponentialError(exp(x), x))).toBeLessThan(0.75);
  });

  test.each<[string, (fraction: number) => number]>([
    ["around 0", around],
    ["next to 0", tiny],
    ["next to 0, below", (fraction) => -tiny(fraction)],
    ["of both signs", (fraction) => 120 * (fraction - 0.5)],
  ])("expm1(x) %s", (_, at) => {
    expect(worst(at, (x) => exponentialError(expm1(x), x, true))).toBeLessThan(1.1);
  });

  test.each<[string, (fraction: number) => number]>([
    ["below 1", (fraction) => fraction],
    ["around 1", (fraction) => 0.6 + fraction],
    ["over many magnitudes", (fraction) => 10 ** (120 * (fraction - 0.5))],
  ])("log(x) %s", (_, at) => {
    expect(worst(at, (x) => logarithmError(log(x), x))).toBeLessThan(0.9);
  });

  test.each<[string, (fraction: number) => number]>([
    ["below 0", (fraction) => -fraction],
    ["next to 0", tiny],
    ["next to 0, below", (fraction) => -tiny(fraction)],
    ["above 0", (fraction) => 2 * fraction],
    ["over many magnitudes", (fraction) => 10 ** (18 * fraction)],
  ])("log1p(x) %s", (_, at) => {
    expect(worst(at, (x) => logarithmError(log1p(x), x, true))).toBeLessThan(0.9);
  });
});

test.each<[(x: number) => number, number, number]>([
  [exp, 0, 1],
  [exp, 1, Math.E],
  [exp, -1000, 0],
  [exp, 1000, Infinity],
  [exp, -Infinity, 0],
  [exp, Infinity, Infinity],
  [exp, NaN, NaN],
  [expm1, 0, 0],
  [expm1, 5e-324, 5e-324],
  [expm1, -Infinity, -1],
  [expm1, Infinity, Infinity],
  [expm1, NaN, NaN],
  [log, 0, -Infinity],
  [log, 1, 0],
  [log, 5e-324, -744.4400719213812],
  [log, Number.MAX_VALUE, 709.782712893384],
  [log, Infinity, Infinity],
  [log, -1, NaN],
  [log, NaN, NaN],
  [log1p, 0, 0],
  [log1p, 5e-324, 5e-324],
  [log1p, -1, -Infinity],
  [log1p, Infinity, Infinity],
  [log1p, -2, NaN],
  [log1p, NaN, NaN],
])("%p at %d, an end of its range, is %d", (f, x, value) => expect(f(x)).toBe(value));
