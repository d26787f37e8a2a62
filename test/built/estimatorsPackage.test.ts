import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";

const root = fileURLToPath(new URL("../../", import.meta.url));
test("passk/estimators is a package without a fault", async () => {
  const { messages } = await publint({ pkgDir: root, strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('import { passAtK } from "passk/estimators" computes', () => {
  const script = 'import { passAtK } from "passk/estimators"; console.log(passAtK(5, 2, 3));';
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: root });
  expect(output.toString()).toBe("0.9\n");
});

test('import { passAtK } from "passk/estimators" has types', () => {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "types-"));
  writeFileSync(
    join(folder, "consumer.mts"),
    `import { passAtK } from "passk/estimators";
export const estimate: number = passAtK(5, 2, 3);
// @ts-expect-error n is a number
passAtK("5", 2, 3);
`,
  );
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  const options = ["--ignoreConfig", "--noEmit", "--strict", "--module", "nodenext", "consumer.mts"];
  try {
    execFileSync(process.execPath, [tsc, ...options], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
