import { describe, expect, test } from "@jest/globals";
import { passAtKTrue } from "../../src/estimators/passAtKTrue.ts";
import { policyGradientWeights } from "../../src/estimators/policyGradientWeights.ts";
import { expectWithin } from "./closeTo.ts";

const SAMPLES = 5;
const DRAWS = 3;
/** A policy over four answers, the last of which are correct; p_a - [a is taken] is the gradient of its logits. */
const CHANCES = [0.4, 0.3, 0.2, 0.1];
const CORRECT = [false, false, true, true];

/** Every way to fill `length` places with numbers below `below`. */
function tuples(length: number, below: number): number[][] {
  if (length === 0) return [[]];
  return tuples(length - 1, below).flatMap((rest) => Array.from({ length: below }, (_, value) => [...rest, value]));
}

/** Every set of `size` of the samples. */
function subsets(size: number): number[][] {
  const all = Array.from({ length: 2 ** SAMPLES }, (_, bits) =>
    Array.from({ length: SAMPLES }, (_, i) => i).filter((i) => bits & (2 ** i)),
  );
  return all.filter((set) => set.length === size);
}

const SETS = subsets(DRAWS);

/** The plain average over subsets of k samples: each earns whether any sample of its subset is correct, less the baseline. */
function subsetAverage(passed: boolean[], baseline: (set: number[], sample: number) => boolean): number[] {
  return passed.map((_, sample) => {
    const sets = SETS.filter((set) => set.includes(sample));
    const earned = sets.map((set) => Number(set.some((i) => passed[i])) - Number(baseline(set, sample)));
    return earned.reduce((sum, one) => sum + one, 0) / SETS.length;
  });
}

describe("policyGradientWeights(passed, k, leaveOneOut)", () => {
  test("policyGradientWeights(passed, 3) is the plain subset average within 1e-15 over all 4^5 tuples of answers, leaving out or not", () => {
    let worst = 0;
    for (const answers of tuples(SAMPLES, CHANCES.length)) {
      const passed = answers.map((answer) => CORRECT[answer]);
      const plain = subsetAverage(passed, () => false);
      const leaving = subsetAverage(passed, (set, sample) => set.some((i) => i !== sample && passed[i]));
      policyGradientWeights(passed, DRAWS).forEach((weight, i) => {
        worst = Math.max(worst, Math.abs(weight - plain[i]));
      });
      policyGradientWeights(passed, DRAWS, true).forEach((weight, i) => {
        worst = Math.max(worst, Math.abs(weight - leaving[i]));
      });
    }
    expect(worst).toBeLessThanOrEqual(1e-15);
  });

  test("policyGradientWeights(passed, 3, true) has the expected gradient of policyGradientWeights(passed, 3), that of pass@3, and a smaller variance", () => {
    const moments = [false, true].map((leaveOneOut) => {
      const mean = [0, 0, 0, 0];
      const square = [0, 0, 0, 0];
      for (const answers of tuples(SAMPLES, CHANCES.length)) {
        const chance = answers.reduce((product, answer) => product * CHANCES[answer], 1);
        const weights = policyGradientWeights(answers.map((answer) => CORRECT[answer]), DRAWS, leaveOneOut); // prettier-ignore
        CHANCES.forEach((p, logit) => {
          const gradient = answers.reduce((sum, answer, i) => sum + weights[i] * (Number(answer === logit) - p), 0);
          mean[logit] += chance * gradient;
          square[logit] += chance * gradient ** 2;
        });
      }
      return { mean, variance: square.map((value, logit) => value - mean[logit] ** 2) };
    });
    const [plain, leaving] = moments;
    // d/d logit of 1 - q^3, where q is the chance of a wrong answer: 3 q^2 p_a ([a is correct] - (1 - q)).
    const truth = CHANCES.map((p, answer) => 3 * 0.7 ** 2 * p * (Number(CORRECT[answer]) - 0.3));
    truth.forEach((slope, logit) => {
      expect(plain.mean[logit]).toBeCloseTo(slope, 14);
      expect(leaving.mean[logit]).toBeCloseTo(slope, 14);
      expect(leaving.variance[logit]).toBeLessThan(plain.variance[logit]);
    });
  });

  test("policyGradientWeights(passed, k) sums to k times pass@k, and at k = 1 and k = n is what it must be", () => {
    const passed = [false, true, false, true, true, false];
    const sum = (weights: Float64Array) => weights.reduce((total, weight) => total + weight, 0);
    expectWithin(sum(policyGradientWeights(passed, 2)), 2 * (1 - 3 / 15), 1e-14);
    expect([...policyGradientWeights([false, true, false, false], 1)]).toEqual([0, 0.25, 0, 0]);
    expect([...policyGradientWeights([true, false, false, false], 4)]).toEqual([1, 1, 1, 1]);
    expect([...policyGradientWeights([true, false, false, false], 4, true)]).toEqual([1, 0, 0, 0]);
    expect([...policyGradientWeights([true, true], 2, true)]).toEqual([0, 0]);
  });

  test("policyGradientWeights(passed, k) refuses no samples, k above them and k that is no count", () => {
    expect(() => policyGradientWeights([], 1)).toThrow("passed must be the outcomes of at least one sample; got none");
    expect(() => policyGradientWeights([true], 2)).toThrow("k must be at most n = 1; got 2");
    expect(() => policyGradientWeights([true], 0)).toThrow("k must be a whole number from 1");
  });
});

describe("passAtKTrue(p, k) over a benchmark", () => {
  test("passAtKTrue(p, k) shows how mixing strategies gains pass@32 and loses pass@1", () => {
    const easy = [0.6, 0.1, 0.1, 0.1];
    const hard = [[0, 0.3, 0, 0], [0, 0.3, 0, 0], [0, 0, 0.3, 0], [0, 0, 0, 0.3]]; // prettier-ignore
    const problems = [...new Array<number[]>(8).fill(easy), ...hard];
    const passAt = (mix: number[], k: number) => {
      const rates = problems.map((rate) => rate.reduce((sum, p, strategy) => sum + mix[strategy] * p, 0));
      return rates.reduce((sum, p) => sum + passAtKTrue(p, k), 0) / problems.length;
    };
    expect(passAt([1, 0, 0, 0], 1)).toBeCloseTo(0.4, 3);
    expect(passAt([1, 0, 0, 0], 32)).toBeCloseTo(0.667, 3);
    const mix = [0.111, 0.341, 0.274, 0.274];
    expect(passAt(mix, 32)).toBeCloseTo(0.981, 3);
    expect(passAt(mix, 1)).toBeCloseTo(0.134, 3);
  });
});
