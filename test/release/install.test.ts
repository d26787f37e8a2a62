import { expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const install = fileURLToPath(new URL("../../.config/install.mjs", import.meta.url));

const project = { name: "clone", version: "1.0.0" };
const lock = { ...project, lockfileVersion: 3, packages: { "": project } };

/** A clone of a project whose lock holds no package, and what it tells when it is asked to be installed. */
function clone(dependencies: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  mkdirSync(join(folder, ".config"));
  cpSync(install, join(folder, ".config", "install.mjs"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...project, dependencies }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  const url = pathToFileURL(join(folder, ".config", "install.mjs")).href;
  const script = `(await import(${JSON.stringify(url)})).ensureInstalled()`;
  const ensureInstalled = () => {
    // npm makes no folder where there is no package.
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    return spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  };
  return { ensureInstalled, remove: () => rmSync(folder, { recursive: true }) };
}

test("ensureInstalled() says that it installs, and not a word where all is there", () => {
  const { ensureInstalled, remove } = clone({});
  const first = ensureInstalled();
  expect([first.status, first.stdout, first.stderr.split("\n")[0]]).toEqual([
    0,
    "",
    "Installing (once, about a minute) …",
  ]);
  const second = ensureInstalled();
  expect([second.status, second.stdout, second.stderr]).toEqual([0, "", ""]);
  remove();
});

test("ensureInstalled() shows what npm has to say where it fails", () => {
  const { ensureInstalled, remove } = clone({ absent: "file:absent" });
  const { status, stderr } = ensureInstalled();
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm error/);
  remove();
});
