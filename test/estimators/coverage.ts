/** Simulates how often the intervals hold the truth: benchmarks are drawn, sampled and estimated again and again. */
import { comparePassAtK } from "../../src/estimators/comparePassAtK.ts";
import { INTERVAL_METHODS, passAtKInterval } from "../../src/estimators/passAtKInterval.ts";
import { passAtKTrue } from "../../src/estimators/passAtKTrue.ts";
import {
  countDrawer,
  drawerOf,
  meanOver,
  type PairPart,
  type Part,
  posterior,
  rateOf,
  seeded,
} from "./benchmarkSampler.ts";

export const DISTRIBUTIONS: Record<string, Part[]> = {
  "Beta(0.5, 1)": [{ share: 1, rate: [0.5, 1] }],
  "Beta(0.2, 0.2)": [{ share: 1, rate: [0.2, 0.2] }],
  "Beta(2, 5)": [{ share: 1, rate: [2, 5] }],
  "40 % at 0, 20 % at 1, the rest Beta(0.5, 1)": [
    { share: 0.4, rate: 0 },
    { share: 0.2, rate: 1 },
    { share: 0.4, rate: [0.5, 1] },
  ],
  "Beta(0.05, 2)": [{ share: 1, rate: [0.05, 2] }],
  "Beta(5, 0.1)": [{ share: 1, rate: [5, 0.1] }],
  "half at 0.02, half at 0.95": [
    { share: 0.5, rate: 0.02 },
    { share: 0.5, rate: 0.95 },
  ],
};

export const PAIRED: Record<string, PairPart[]> = {
  "same rates, Beta(0.5, 1)": [{ share: 1, rate: [0.5, 1], other: "same" }],
  "same rates, Beta(0.2, 0.2)": [{ share: 1, rate: [0.2, 0.2], other: "same" }],
  "a tenth better by 0.5, the rest the same, Beta(0.5, 1)": [
    { share: 0.1, rate: 0.25, other: 0.75 },
    { share: 0.9, rate: [0.5, 1], other: "same" },
  ],
  "skewed: 4 % from 0 to 1, 20 % from 0.6 to 0.4, the rest the same": [
    { share: 0.04, rate: 0, other: 1 },
    { share: 0.2, rate: 0.6, other: 0.4 },
    { share: 0.76, rate: [0.5, 1], other: "same" },
  ],
};

/** How often each method's interval holds the mean pass@k of the population that the problems are drawn from. */
export function populationCoverage(
  parts: Part[],
  problems: number,
  [n, k]: [number, number],
  repetitions: number,
  seed: number,
) {
  const random = seeded(seed);
  const draw = drawerOf(parts, n);
  const truth = meanOver(parts, k);
  const samples = new Float64Array(problems).fill(n);
  const held = Object.fromEntries(INTERVAL_METHODS.map((method) => [method, 0]));
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const correct = samples.map(() => draw(random).correct);
    for (const method of INTERVAL_METHODS) {
      const { low, high } = passAtKInterval(samples, correct, k, { method });
      if (low <= truth && truth <= high) held[method]++;
    }
  }
  for (const method of INTERVAL_METHODS) held[method] /= repetitions;
  return held;
}

/** How often the interval for fixed problems holds their own mean pass@k; null where that is hardly away from 0 or 1. */
export function fixedCoverage(
  parts: Part[],
  problems: number,
  [n, k]: [number, number],
  repetitions: number,
  seed: number,
) {
  const mean = meanOver(parts, k);
  if (mean < 0.005 || mean > 0.995) return null;
  const random = seeded(seed);
  const draw = drawerOf(parts, n);
  const samples = new Float64Array(problems).fill(n);
  let held = 0;
  for (let repetition = 0; repetition < repetitions; repetition++) {
    let truth = 0;
    const correct = samples.map(() => {
      const problem = draw(random);
      truth += passAtKTrue(rateOf(problem.part, problem.correct, n, random), k) / problems;
      return problem.correct;
    });
    const { low, high } = passAtKInterval(samples, correct, k, { target: 1 });
    if (low <= truth && truth <= high) held++;
  }
  return held / repetitions;
}

/** How often the paired interval holds the true difference of two models. */
export function pairedCoverage(
  parts: PairPart[],
  problems: number,
  [n, k]: [number, number],
  repetitions: number,
  seed: number,
) {
  const random = seeded(seed);
  const draw = drawerOf(parts, n);
  const again = new Map<string, (random: () => number) => number>();
  const samples = new Float64Array(problems).fill(n);
  let truth = 0;
  for (const { share, rate, other } of parts) {
    if (other !== "same") truth += share * (passAtKTrue(other, k) - meanOver([{ share: 1, rate }], k));
  }
  let held = 0;
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const other = new Float64Array(problems);
    const correct = samples.map((_, problem) => {
      const { part, correct } = draw(random);
      const rate =
        part.other !== "same"
          ? part.other
          : typeof part.rate === "number"
            ? part.rate
            : posterior(part.rate, correct, n);
      const key = String(rate);
      let drawAgain = again.get(key);
      if (!drawAgain) again.set(key, (drawAgain = countDrawer(rate, n)));
      other[problem] = drawAgain(random);
      return correct;
    });
    const { low, high } = comparePassAtK(samples, correct, samples, other, k);
    if (low <= truth && truth <= high) held++;
  }
  return held / repetitions;
}
