/** Draws benchmarks: problems with random success rates, and the counts of their samples. */
import { passAtKTrue } from "../../src/estimators/passAtKTrue.ts";

/** A share of the problems: their success rate, or the a and b of the beta distribution it comes from. */
export interface Part {
  share: number;
  rate: number | [number, number];
}

/** A share of the problems for two models; "same" rates are those of model a. */
export interface PairPart extends Part {
  other: number | "same";
}

/** Numbers evenly from 0 to 1, the same for the same seed (Steele & Vigna's mulberry32 form of a 32-bit Weyl sequence). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a problem: the part it belongs to and how many of its n samples are correct, with the rate integrated out. */
export function drawerOf<P extends Part>(
  parts: P[],
  n: number,
): (random: () => number) => { part: P; correct: number } {
  const drawers = parts.map(({ rate }) => countDrawer(rate, n));
  return (random) => {
    let left = random();
    let index = 0;
    while (index < parts.length - 1 && left >= parts[index].share) left -= parts[index++].share;
    return { part: parts[index], correct: drawers[index](random) };
  };
}

/** Draws c from the binomial or beta-binomial distribution by inverting a table. */
export function countDrawer(rate: Part["rate"], n: number): (random: () => number) => number {
  if (rate === 0 || rate === 1) return () => rate * n;
  const logWeights = [0];
  for (let c = 0; c < n; c++) {
    const odds = typeof rate === "number" ? rate / (1 - rate) : (rate[0] + c) / (rate[1] + n - c - 1);
    logWeights.push(logWeights[c] + Math.log(((n - c) / (c + 1)) * odds));
  }
  const largest = Math.max(...logWeights);
  let sum = 0;
  const upTo = logWeights.map((weight) => (sum += Math.exp(weight - largest)));
  return (random) => {
    const at = random() * sum;
    let low = 0;
    let high = n;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle] > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** A success rate that may have brought these counts. */
export function rateOf({ rate }: Part, correct: number, n: number, random: () => number): number {
  if (typeof rate === "number") return rate;
  const [a, b] = posterior(rate, correct, n).map((shape) => gamma(shape, random));
  return a + b > 0 ? a / (a + b) : Number(correct > 0);
}

export function posterior([a, b]: [number, number], correct: number, n: number): [number, number] {
  return [a + correct, b + n - correct];
}

/** A gamma variate (Marsaglia & Tsang 2000). */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** The mean true pass@k of problems with such rates. */
export function meanOver(parts: Part[], k: number): number {
  let mean = 0;
  for (const { share, rate } of parts) {
    if (typeof rate === "number") mean += share * passAtKTrue(rate, k);
    else {
      let failure = 1;
      for (let i = 0; i < k; i++) failure *= (rate[1] + i) / (rate[0] + rate[1] + i);
      mean += share * (1 - failure);
    }
  }
  return mean;
}
