import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { manifestFor } from "../../src/server/manifestFor.ts";

const manifest = readFileSync(new URL("../../manifest.xml", import.meta.url), "utf8");
const value = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[1];

test("manifestFor(manifest, https://localhost:3000) is the manifest of the sources", () => {
  expect(manifestFor(manifest, "https://localhost:3000")).toBe(manifest);
});

test("manifestFor(manifest, origin) moves every URL, and changes Id, name and namespace", () => {
  const xml = manifestFor(manifest, "https://passk.test");
  expect(xml).not.toContain("localhost");
  expect(xml.match(/https:\/\/passk\.test\//g)).toHaveLength(
    (manifest.match(/https:\/\/localhost:3000\//g) ?? []).length,
  );
  for (const pattern of [/<Id>(.*?)</, /DisplayName DefaultValue="(.*?)"/, /Namespace" DefaultValue="(.*?)"/]) {
    expect(value(xml, pattern)).not.toBe(value(manifest, pattern));
  }
  expect(value(xml, /Namespace" DefaultValue="(.*?)"/)).toBe("EVAL");
});

test("manifestFor(manifestFor(manifest, origin), other) is manifestFor(manifest, other)", () => {
  const moved = manifestFor(manifest, "https://passk.test");
  for (const other of ["https://localhost:3000", "https://passk.test", "https://elsewhere.test:8443"]) {
    expect(manifestFor(moved, other)).toBe(manifestFor(manifest, other));
  }
});

test.each(["http://passk.test", "passk.test", "https://passk.test/addin", "https://"])(
  "manifestFor(manifest, %j) throws",
  (origin) => {
    expect(() => manifestFor(manifest, origin)).toThrow(`origin must be https:// and a host; got ${origin}`);
  },
);

test("manifestFor(xml, origin) throws when the xml names no page", () => {
  expect(() => manifestFor("<OfficeApp/>", "https://passk.test")).toThrow("must name its page");
});
