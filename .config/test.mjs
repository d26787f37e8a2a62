// `npm test`: installs what is missing, builds, and runs every check; closes with one line that counts them.
import { readFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, root, run } from "./install.mjs";

ensureInstalled();
process.env.CHROMIUM = ensureChromium();

const results = join(root, ".cache", "jest.json");
mkdirSync(join(root, ".cache"), { recursive: true });
const jest = join("node_modules", "jest", "bin", "jest.js");
const steps = [
  ["types", "npx", ["tsc", "--noEmit"]],
  ["lint", "npx", ["eslint", "--config", ".config/eslint.config.mjs", "--max-warnings", "0", "src", "test", ".config"]],
  [
    "format",
    "npx",
    [
      "prettier",
      "--config",
      ".config/prettier.json",
      "--ignore-path",
      ".config/prettierignore",
      "--check",
      "--log-level",
      "warn",
      "src",
      "test",
      ".config",
    ],
  ],
  ["directions", "npx", ["depcruise", "--config", ".config/dependency-cruiser.mjs", "src"]],
  ["unused code", "npx", ["knip", "--config", ".config/knip.json"]],
  ["build", "npm", ["run", "-s", "build"]],
  [
    "tests",
    process.execPath,
    [
      "--experimental-vm-modules",
      "--no-warnings",
      jest,
      "--config",
      ".config/jest.config.mjs",
      "--json",
      "--outputFile",
      results,
      ...process.argv.slice(2),
    ],
  ],
];

let passed = 0;
let failed = 0;
for (const [name, program, args] of steps) {
  const start = performance.now();
  try {
    run(program, args);
    passed++;
    console.log(`ok ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    console.error(`not ok ${name}: ${error.message}`);
    if (name === "build") break;
  }
}
try {
  const counts = JSON.parse(readFileSync(results, "utf8"));
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
} catch {
  failed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
