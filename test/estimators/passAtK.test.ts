import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { passAtK } from "../../src/estimators/passAtK.ts";
import { passAtKComplement } from "../../src/estimators/passAtKComplement.ts";
import { ErrorBudget } from "./errorBudget.ts";
import {
  binomial,
  failureRational,
  multiply,
  passAtKRational,
  power,
  rational,
  subtract,
  ulpsFrom,
} from "./rational.ts";

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Both against the exact rational, each within its budget. */
function measure(group: string, cases: Iterable<[number, number, number]>): void {
  const own = new ErrorBudget(`passAtK, ${group}`);
  const other = new ErrorBudget(`passAtKComplement, ${group}`);
  for (const [n, c, k] of cases) {
    const at = `n = ${n}, c = ${c}, k = ${k}`;
    own.record(ulpsFrom(passAtK(n, c, k), passAtKRational(n, c, k)), at);
    other.record(ulpsFrom(passAtKComplement(n, c, k), failureRational(n, c, k)), at);
  }
  for (const budget of [own, other]) expect(budget.report()).toBeLessThanOrEqual(budget.most);
}

function* every(largest: number): Iterable<[number, number, number]> {
  for (let n = 1; n <= largest; n++) {
    for (let c = 0; c <= n; c++) {
      for (let k = 1; k <= n; k++) yield [n, c, k];
    }
  }
}

/** Cases spread evenly over magnitudes: n from 2 to 2^53-1, one of c and k small enough for an exact product. */
function spread(runs: number): [number, number, number][] {
  const magnitude = fc.double({ min: 0, max: 1, noNaN: true });
  const cases = fc
    .tuple(magnitude, magnitude, magnitude, fc.boolean())
    .map(([size, few, many, swap]): [number, number, number] => {
      const n = Math.min(LARGEST, Math.max(2, Math.floor(2 ** (1 + 52 * size))));
      const small = Math.min(n, Math.max(1, Math.floor(Math.min(n, 400) ** few)));
      const large = Math.min(n, Math.max(1, Math.floor(n ** many)));
      return swap ? [n, large, small] : [n, small, large];
    });
  return fc.sample(cases, { numRuns: runs, seed: 20260 });
}

describe("passAtK(n, c, k)", () => {
  test("passAtK(n, c, k) is the exact rational, rounded once, for every n <= 60, and so is its complement", () => {
    measure("every c and k of every n <= 60", every(60));
  });

  test("passAtK(n, c, k) is rounded once for n to 2^53 - 1, and so is its complement", () => {
    measure("4000 cases, n to 2^53 - 1, min(c, k) <= 400", spread(4000));
  });

  test("passAtK(n, c, k) is within 1 ulp at the very end of the range, where one sample is less than an ulp", () => {
    const cases: [number, number, number][] = [];
    for (let below = 0; below < 40; below++) {
      for (let c = 1; c <= 12; c++)
        for (let k = 1; k <= 3; k++) cases.push([LARGEST - below, c, k], [LARGEST - below, k, c]);
    }
    measure("n near 2^53, c and k <= 12", cases);
  });

  test("passAtK(n, c, k) is rounded once over thousands of factors, whose product may be as small as a double can be", () => {
    measure("min(c, k) from 1000 to 20000", [
      [1_000_000, 1000, 1000],
      [1_000_000, 20_000, 20_000],
      [1_000_000, 26_000, 27_000],
      [5_000_000, 20_000, 20_000],
      [100_000, 8000, 8000],
      [3000, 1000, 1000],
      [2200, 1100, 1100],
      [1e12, 5000, 1e8],
    ]);
  });

  // 1 - C(n-c,k)/C(n,k) to 20 digits, from exact rationals and from logarithms of factorials at 60 digits.
  test.each([
    [10, 3, 5, "0.91666666666666666667", "0.083333333333333333333"],
    [20, 5, 10, "0.98374613003095975232", "0.016253869969040247678"],
    [200, 3, 100, "0.87688442211055276382", "0.12311557788944723618"],
    [200, 20, 10, "0.66022562376321408436", "0.33977437623678591564"],
    [200, 5, 150, "0.99916441150530378396", "0.00083558849469621604407"],
    [200, 100, 100, "1", "1.1043803465997512774e-59"],
    [1000, 10, 100, "0.65307228520799401469", "0.34692771479200598531"],
    [10_000, 3, 5000, "0.8750375037503750375", "0.1249624962496249625"],
    [1e6, 1, 1, "1e-6", "0.999999"],
    [1e6, 10, 1000, "0.0099551643871495999522", "0.99004483561285040005"],
    [1e6, 1000, 1000, "0.63248849958298875126", "0.36751150041701124874"],
    [1e6, 20_000, 20_000, "1", "5.3055420796040179231e-178"],
    [1e9, 1000, 1000, "0.00099950116512717191965", "0.99900049883487282808"],
    [LARGEST, 2, 3, "6.6613381477509392425e-16", "0.99999999999999933387"],
    [LARGEST, 10, 4503599627370496, "0.99902343750000000596", "0.00097656249999999403689"],
  ])("passAtK(%d, %d, %d) is %s, and its complement %s", (n, c, k, expected, complement) => {
    expect(passAtK(n, c, k)).toBe(Number(expected));
    expect(passAtKComplement(n, c, k)).toBe(Number(complement));
  });

  test.each([
    [1e12, 1e6, 1e6, "0.63212092670806016309", "0.36787907329193983691"],
    [LARGEST, 1e8, 1e8, "0.67051453455427436731", "0.32948546544572563269"],
  ])("passAtK(%d, %d, %d) is %s, and its complement %s, by the closed form", (n, c, k, expected, complement) => {
    expect(Math.abs(passAtK(n, c, k) / Number(expected) - 1)).toBeLessThan(2 ** -52);
    expect(Math.abs(passAtKComplement(n, c, k) / Number(complement) - 1)).toBeLessThan(1e-15);
  });

  test("passAtK(20, 4, [1, 5, 10]) and passAtK(16, 1, 16) are the published figures", () => {
    expect(passAtK(20, 4, 1)).toBe(0.2);
    expect(passAtK(20, 4, 5)).toBeCloseTo(0.7183, 4);
    expect(passAtK(20, 4, 10)).toBeCloseTo(0.9567, 4);
    expect(passAtK(16, 1, 16)).toBe(1);
    expect(passAtK(6, 3, 1)).toBe(0.5);
  });

  test("passAtK(n, c, k) has the mean 1 - (1-p)^k over c, as an equality of rationals whose terms it rounds", () => {
    for (const p of [rational(1, 7), rational(1, 2), rational(9, 10), rational(3, 1000)]) {
      const q = subtract(rational(1), p);
      for (let n = 1; n <= 40; n++) {
        const chances = Array.from({ length: n + 1 }, (_, c) =>
          multiply(rational(binomial(n, c)), multiply(power(p, c), power(q, n - c))),
        );
        for (let k = 1; k <= n; k++) {
          // Everything over the common denominator C(n, k) d^n, so that the sum stays a sum of whole numbers.
          const d = p.denominator;
          let sum = 0n;
          for (let c = 0; c <= n; c++) sum += chances[c].numerator * (binomial(n, k) - binomial(n - c, k));
          const wanted = subtract(rational(1), power(q, k));
          expect(sum * wanted.denominator).toBe(wanted.numerator * binomial(n, k) * d ** BigInt(n));
        }
      }
    }
  });

  test("passAtK(n, c, k) is exactly 1 when n - c < k, exactly 0 when c is 0, and c / n when k is 1", () => {
    const counts = fc.tuple(fc.nat(LARGEST - 1), fc.nat(), fc.nat()).map(([most, c, k]) => {
      const n = most + 1;
      return [n, c % (n + 1), 1 + (k % n)];
    });
    fc.assert(
      fc.property(counts, ([n, c, k]) => {
        expect(passAtK(n, 0, k)).toBe(0);
        expect(passAtK(n, c, 1)).toBe(c / n);
        expect(passAtK(n, n, k)).toBe(1);
        expect(passAtK(n, c, n)).toBe(c > 0 ? 1 : 0);
        expect(passAtKComplement(n, n, k)).toBe(0);
      }),
      { seed: 1 },
    );
  });

  test("passAtK(n, c, k) equals passAtK(n, k, c) and never falls as c or k grows", () => {
    const counts = fc.tuple(fc.integer({ min: 2, max: 3000 }), fc.nat(), fc.nat()).map(([n, c, k]) => {
      return [n, 1 + (c % (n - 1)), 1 + (k % (n - 1))];
    });
    fc.assert(
      fc.property(counts, ([n, c, k]) => {
        const value = passAtK(n, c, k);
        expect(passAtK(n, k, c)).toBe(value);
        expect(passAtK(n, c + 1, k)).toBeGreaterThanOrEqual(value);
        expect(passAtK(n, c, k + 1)).toBeGreaterThanOrEqual(value);
      }),
      { seed: 2 },
    );
  });

  test.each([
    [5, 2, 6, "notEstimable", "k must be at most n = 5; got 6"],
    [5, 6, 1, "invalid", "c must be a whole number from 0 to n = 5; got 6"],
    [5, -1, 1, "invalid", "c must be a whole number from 0 to n = 5; got -1"],
    [5, 2, 0, "invalid", "k must be a whole number from 1 to 9007199254740991; got 0"],
    [5, 2, 1.5, "invalid", "k must be a whole number from 1 to 9007199254740991; got 1.5"],
    [-5, 0, 1, "invalid", "n must be a whole number from 0 to 9007199254740991; got -5"],
    [2 ** 53, 0, 1, "invalid", "n must be a whole number from 0 to 9007199254740991; got 9007199254740992"],
    [NaN, 0, 1, "invalid", "n must be a whole number from 0 to 9007199254740991; got NaN"],
    [0, 0, 1, "notEstimable", "n must be at least 1, since there are no samples; got 0"],
  ])("passAtK(%d, %d, %d) is %s: %s", (n, c, k, kind, message) => {
    for (const estimate of [passAtK, passAtKComplement]) {
      expect(() => estimate(n, c, k)).toThrow(expect.objectContaining({ name: "DomainError", kind, message }));
    }
  });
});
