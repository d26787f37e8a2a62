import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { billOfMaterials, describePackages, notices } from "../../.config/notices.mjs";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "notices-"));
  install("b", { version: "2.0.0", license: "ISC" }, { LICENCE: "Permission to use b\n" });
  install("a", { version: "1.2.3", license: "MIT" }, { "license.md": "Copyright of a" });
  install("bare", { version: "0.1.0", license: "Apache-2.0" });
  install("both", { version: "3.0.0", license: "(MIT AND Zlib)" });
  install("half", { version: "3.0.0", license: "(MIT AND SSPL-1.0)" });
  install("closed", { version: "1.0.0", license: "UNLICENSED" });
});

afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, description: object, files: Record<string, string> = {}) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, "package.json"), JSON.stringify(description));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
}

const used = (...names: string[]) => new Map(names.map((name) => [name, join(folder, name)]));

test("describePackages(used) is in the order of the names, whatever order they were found in", () => {
  expect(describePackages(used("b", "a"))).toEqual([
    { name: "a", version: "1.2.3", license: "MIT", text: "Copyright of a" },
    { name: "b", version: "2.0.0", license: "ISC", text: "Permission to use b" },
  ]);
});

test("describePackages(used) points to the licence where a package brings no text", () => {
  expect(describePackages(used("bare"))[0].text).toBe("Apache-2.0: https://spdx.org/licenses/Apache-2.0.html");
});

test("describePackages(used) takes a package under two licences where both may be passed on", () => {
  const packages = describePackages(used("both"));
  expect(packages).toMatchObject([{ name: "both", license: "(MIT AND Zlib)" }]);
  const { components } = billOfMaterials({ name: "passk", version: "1.0.0" }, packages, { packages: {} });
  expect(components).toMatchObject([{ licenses: [{ expression: "(MIT AND Zlib)" }] }]);
  expect(() => describePackages(used("half"))).toThrow(
    "the licence of half must be one we may pass on; got (MIT AND S",
  );
});

test("describePackages(used) throws for a licence that may not be passed on", () => {
  expect(() => describePackages(used("closed"))).toThrow(
    "the licence of closed must be one we may pass on; got UNLICENSED",
  );
});

test("notices(packages) holds every name, version, licence and text", () => {
  const text = notices(describePackages(used("a", "b")));
  for (const part of ["a 1.2.3 (MIT)", "Copyright of a", "b 2.0.0 (ISC)", "Permission to use b"])
    expect(text).toContain(part);
});

test("billOfMaterials(product, packages, lock) names each package with the hash of the lock", () => {
  const packages = [{ name: "@scope/a", version: "1.2.3", license: "MIT", text: "" }];
  const lock = {
    packages: { "node_modules/@scope/a": { integrity: `sha512-${Buffer.from([1, 254]).toString("base64")}` } },
  };
  expect(billOfMaterials({ name: "passk", version: "1.0.0" }, packages, lock)).toEqual({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "passk", name: "passk", version: "1.0.0" } },
    components: [
      {
        type: "library",
        "bom-ref": "@scope/a@1.2.3",
        name: "@scope/a",
        version: "1.2.3",
        licenses: [{ license: { id: "MIT" } }],
        purl: "pkg:npm/%40scope/a@1.2.3",
        hashes: [{ alg: "SHA-512", content: "01fe" }],
      },
    ],
  });
});
