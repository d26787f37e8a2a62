import { expect, test } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { addinOrigin } from "../../.config/addinOrigin.mjs";
import { manifestFaults } from "../../.config/manifestFaults.mjs";
import { manifestFor } from "../../src/server/manifestFor.ts";

const dist = new URL("../../dist/", import.meta.url);
const source = readFileSync(new URL("../../manifest.xml", import.meta.url), "utf8");
const built = readFileSync(new URL("manifest.xml", dist), "utf8");
const read = (path: string) => (existsSync(new URL(path, dist)) ? readFileSync(new URL(path, dist)) : undefined);

test("the manifest of the sources fits the build", () => {
  expect(manifestFaults(source, "https://localhost:3000", read)).toEqual([]);
});

test("the manifest of the build fits it", () => {
  expect(manifestFaults(built, addinOrigin() ?? "https://localhost:3000", read)).toEqual([]);
});

test("the production manifest, as the server writes it, fits the build", () => {
  expect(manifestFaults(manifestFor(built, "https://passk.test"), "https://passk.test", read)).toEqual([]);
});
