// Simulates the coverage of every interval and writes the table that the help shows. `npm run coverage-study [-- REPETITIONS]`
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./install.mjs";

const repetitions = Number(process.argv[2] ?? 1500);
const PROBLEMS = [30, 164, 500];
const PAIRS = [5, 10, 20, 200].flatMap((n) => [1, 5, 10, 100].filter((k) => k <= n).map((k) => [n, k]));
const SEED = 20260;

const folder = mkdtempSync(join(tmpdir(), "coverage-study-"));
const bundled = join(folder, "coverage.mjs");
try {
  await build({
    entryPoints: [join(root, "test/estimators/coverage.ts")],
    bundle: true,
    format: "esm",
    outfile: bundled,
    logLevel: "error",
  });
  const study = await import(pathToFileURL(bundled).href);
  const { DISTRIBUTIONS, PAIRED } = study;
  let seed = SEED;

  const rows = (cases, coverage) =>
    Object.entries(cases).flatMap(([distribution, parts]) =>
      PROBLEMS.map((problems) => {
        const each = PAIRS.map((pair) => coverage(parts, problems, pair, repetitions, seed++));
        console.log(`${distribution}, ${problems} problems`);
        return { distribution, problems, methods: summaries(each) };
      }),
    );

  const table = {
    confidence: 0.95,
    repetitions,
    seed: SEED,
    pairs: PAIRS.map(([n, k]) => ({ n, k })),
    population: rows(DISTRIBUTIONS, study.populationCoverage),
    fixed: rows(DISTRIBUTIONS, (...cell) => named("wilson", study.fixedCoverage(...cell))),
    paired: rows(PAIRED, (...cell) => named("t", study.pairedCoverage(...cell))),
  };
  writeFileSync(join(root, "assets/coverage.json"), `${JSON.stringify(table)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

function named(method, value) {
  return { [method]: value };
}

/** Least and median over the (n, k) pairs, and each pair's own coverage (null where it was not simulated). */
function summaries(each) {
  const methods = {};
  for (const method of Object.keys(each[0])) {
    const values = each.map((cell) => rounded(cell[method]));
    const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const median = sorted.length ? rounded((sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2) : null;
    methods[method] = { least: sorted[0] ?? null, median, each: values };
  }
  return methods;
}

function rounded(coverage) {
  return coverage === null ? null : Number(coverage.toFixed(4));
}
