import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";

const root = fileURLToPath(new URL("../../", import.meta.url));
const shell = process.platform === "win32";

/** A project of its own, with this one installed as users get it: packed, without its sources and dependencies. */
let consumer: string;

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), "consumer-"));
  execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", consumer], { cwd: root, shell });
  const [tarball] = readdirSync(consumer);
  writeFileSync(join(consumer, "package.json"), '{ "type": "module", "private": true }');
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  execFileSync("npm", ["install", ...quiet, `./${tarball}`], { cwd: consumer, shell });
});

afterAll(() => rmSync(consumer, { recursive: true }));

test("passk/estimators is a package without a fault", async () => {
  const { messages } = await publint({ pkgDir: root, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('import { passAtK } from "passk/estimators" computes in another project', () => {
  writeFileSync(
    join(consumer, "compute.js"),
    'import { passAtK } from "passk/estimators"; console.log(passAtK(5, 2, 3));',
  );
  const output = execFileSync(process.execPath, ["compute.js"], { cwd: consumer, encoding: "utf8" });
  expect(output).toBe("0.9\n");
});

test('import { passAtK } from "passk/estimators" has types in another project', () => {
  writeFileSync(
    join(consumer, "compute.ts"),
    `import { passAtK } from "passk/estimators";
export const estimate: number = passAtK(5, 2, 3);
// @ts-expect-error n is a number
passAtK("5", 2, 3);
`,
  );
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--module", "nodenext", "compute.ts"];
  expect(execFileSync(process.execPath, [tsc, ...options], { cwd: consumer, encoding: "utf8" })).toBe("");
});
