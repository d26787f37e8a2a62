// Numbers in, bits out: the estimators over a grid and over scattered large cases, so that runtimes can be compared exactly.
import * as estimators from "../../dist/estimators/index.js";
import { bits } from "./bits.mjs";

const { passAtK, passAtKComplement, passAtKPlugin, passAtKPluginBias, passAtKVariance, passAtKVarianceUnbiased } =
  estimators;
const { passHatK, gPassAtK, passAtKInterval } = estimators;

/** A line a case: its name and the bits of every number in the answer, or the error. */
function line(name, compute) {
  try {
    const answer = compute();
    const numbers = typeof answer === "number" ? [answer] : Object.values(answer).filter(Number.isFinite);
    return `${name} ${numbers.map(bits).join(" ")}`;
  } catch (error) {
    return `${name} ${error.message}`;
  }
}

export function estimatorBits() {
  const lines = [];
  const add = (n, c, k) => {
    const name = `${n} ${c} ${k}`;
    lines.push(line(`passAtK ${name}`, () => passAtK(n, c, k)));
    lines.push(line(`passAtKComplement ${name}`, () => passAtKComplement(n, c, k)));
    lines.push(line(`passHatK ${name}`, () => passHatK(n, c, k)));
    lines.push(line(`passAtKPlugin ${name}`, () => passAtKPlugin(n, c, k)));
    lines.push(line(`gPassAtK ${name}`, () => gPassAtK(n, c, k, 0.5)));
    lines.push(line(`passAtKVariance ${name}`, () => passAtKVariance(n, k, n ? c / n : 0)));
    lines.push(line(`passAtKVarianceUnbiased ${name}`, () => passAtKVarianceUnbiased(n, c, k)));
    lines.push(line(`passAtKPluginBias ${name}`, () => passAtKPluginBias(n, k, n ? c / n : 0)));
  };
  for (const n of [1, 2, 5, 10, 20, 64, 200]) {
    for (let c = 0; c <= n; c += Math.max(1, n >> 4))
      for (let k = 1; k <= n + 1; k += Math.max(1, n >> 4)) add(n, c, k);
  }
  // A fixed linear congruential sequence: scattered, and the same everywhere.
  let state = 20210707;
  const next = (below) => (state = (state * 1103515245 + 12345) % 2147483648) % below;
  for (let index = 0; index < 300; index++) {
    const n = 1 + next(1_000_000);
    add(n, next(Math.min(n, 2000) + 1), 1 + next(Math.min(n, 2000)));
  }
  for (const confidence of [0.5, 0.9, 0.95, 0.999]) {
    const n = [10, 10, 10, 20, 20];
    const c = [0, 3, 10, 7, 19];
    lines.push(line(`passAtKInterval ${confidence}`, () => passAtKInterval(n, c, 5, { confidence })));
  }
  return lines;
}
