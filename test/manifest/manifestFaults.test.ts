import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { manifestFaults } from "../../.config/manifestFaults.mjs";
import { manifestFor } from "../../src/server/manifestFor.ts";

const root = new URL("../../", import.meta.url);
const manifest = readFileSync(new URL("manifest.xml", root), "utf8");
const localhost = "https://localhost:3000";
const production = "https://passk.test";

const icon = (size: number) => readFileSync(new URL(`assets/icon-${size}.png`, root));
const build = new Map<string, Buffer>([
  ...[16, 32, 64, 80, 128].map((size) => [`assets/icon-${size}.png`, icon(size)] as const),
  ["taskpane.html", Buffer.from("<!doctype html>")],
  ["help.html", Buffer.from("<!doctype html>")],
  ["functions.json", Buffer.from('{"functions":[{"id":"PASSK"},{"id":"PASSK_VAR"}]}')],
  [
    "functions.js",
    Buffer.from('CustomFunctions.associate("PASSK", () => 0); CustomFunctions.associate("PASSK_VAR", () => 0);'),
  ],
]);

const faultsOf = (xml: string, origin = localhost, changed: [string, string | Buffer | undefined][] = []) => {
  const changes = new Map(
    changed.map(([path, content]) => [path, content === undefined ? content : Buffer.from(content)]),
  );
  return manifestFaults(xml, origin, (path) => (changes.has(path) ? changes.get(path) : build.get(path)));
};

describe("manifestFaults(xml, origin, read)", () => {
  test("finds none in the development manifest", () => {
    expect(faultsOf(manifest)).toEqual([]);
  });

  test("finds none in the production manifest", () => {
    expect(faultsOf(manifestFor(manifest, production), production)).toEqual([]);
  });

  const runtimes = /<Runtimes>[^]*<\/Runtimes>/.exec(manifest)?.[0] ?? "";
  test.each<[string, string | RegExp, string, RegExp]>([
    ["XML that does not close", "</OfficeApp>", "", /well-formed/],
    ["another document", /^[^]*$/, "<Other/>", /must be an OfficeApp/],
    ["an Id that is no GUID", /<Id>[^<]*/, "<Id>passk", /^Id must be a GUID in lower case; got passk$/],
    ["a Version of three numbers", "1.0.0.0", "1.0.0", /^Version must be four numbers.*got 1\.0\.0$/],
    [
      "elements in another order",
      /(\s*<Version>.*)(\s*<ProviderName>.*)/,
      "$2$1",
      /^OfficeApp must hold .*got Version/,
    ],
    ["an element that does not belong", "<DefaultLocale>", "<Locale>x</Locale><DefaultLocale>", /got Locale/],
    ["a runtime that ends", 'lifetime="long"', 'lifetime="short"', /lifetime="long"; got short/],
    [
      "a resid that dangles",
      'LearnMoreUrl resid="Help.Url"',
      'LearnMoreUrl resid="Halp.Url"',
      /LearnMoreUrl.*got Halp/,
    ],
    [
      "a resource id used twice",
      '<bt:Url id="Help.Url"',
      '<bt:Url id="Taskpane.Url"',
      /unique; got Taskpane\.Url twice/,
    ],
    [
      "a FunctionFile of its own",
      'FunctionFile resid="Taskpane.Url"',
      'FunctionFile resid="Help.Url"',
      /^FunctionFile must/,
    ],
    [
      "a Page of its own",
      /(<Page>\s*<SourceLocation resid=")Taskpane/,
      "$1Help",
      /^SourceLocation must have the Runtime/,
    ],
    [
      "a TaskpaneId",
      '<SourceLocation resid="Taskpane.Url"/>\n                  </Action>',
      '<TaskpaneId>p</TaskpaneId><SourceLocation resid="Taskpane.Url"/></Action>',
      /TaskpaneId/,
    ],
    [
      "http",
      `<bt:Url id="Help.Url" DefaultValue="https`,
      `<bt:Url id="Help.Url" DefaultValue="http`,
      /https; got http:/,
    ],
    ["a second origin", `${localhost}/functions.js"`, 'https://cdn.test/functions.js"', /got https:\/\/cdn\.test/],
    ["the production namespace", '"EVAL_DEV"', '"EVAL"', /^Namespace must be EVAL_DEV/],
    ["fewer rights", "ReadWriteDocument", "ReadDocument", /^Permissions must/],
    ["no SharedRuntime", '<Set Name="SharedRuntime" MinVersion="1.1"/>', "", /SharedRuntime 1\.1; got undefined/],
    ["an older functions runtime", 'MinVersion="1.3"', 'MinVersion="1.1"', /CustomFunctionsRuntime 1\.3; got 1\.1/],
    ["an icon size left out", '<bt:Image size="32" resid="Icon.32"/>', "", /got 16, 80/],
    ["an icon of another size", "assets/icon-64.png", "assets/icon-128.png", /icon-128\.png must be 64 x 64.*got 128/],
    ["a label that is too long", 'DefaultValue="pass@k is ready"', `DefaultValue="${"x".repeat(126)}"`, /125.*got 126/],
    ["a file that is not built", "/taskpane.html", "/pane.html", /^pane\.html must be in the build/],
  ])("finds %s", (_, found, replacement, fault) => {
    const broken = manifest.replace(found, replacement);
    expect(broken).not.toBe(manifest);
    expect(faultsOf(broken)).toContainEqual(expect.stringMatching(fault));
  });

  test("finds Runtimes that are not first in Host", () => {
    const broken = manifest.replace(runtimes, "").replace("</DesktopFormFactor>", `</DesktopFormFactor>${runtimes}`);
    expect(faultsOf(broken)).toEqual([
      "Host must hold Runtimes, AllFormFactors, DesktopFormFactor in this order; got Runtimes out of it",
    ]);
  });

  test("finds localhost in a production manifest, wherever it stands", () => {
    const xml = manifestFor(manifest, production);
    const url = xml.replace(`${production}/functions.js"`, `${localhost}/functions.js"`);
    expect(faultsOf(url, production)).toContain(`a manifest for ${production} must not name localhost`);
    const text = xml.replace("pass@k is ready", "see localhost");
    expect(faultsOf(text, production)).toEqual([`a manifest for ${production} must not name localhost`]);
  });

  test.each<[string, string, string | Buffer | undefined, string]>([
    [
      "an icon that is missing",
      "assets/icon-128.png",
      undefined,
      "assets/icon-128.png must be 128 x 128 pixels; got no picture",
    ],
    [
      "an icon of the wrong size",
      "assets/icon-16.png",
      icon(32),
      "assets/icon-16.png must be 16 x 16 pixels; got 32 x 32",
    ],
    ["a script that is missing", "functions.js", undefined, "functions.js must be in the build; got no such file"],
    [
      "an id that the script lacks",
      "functions.js",
      'CustomFunctions.associate("PASSK", () => 0)',
      "functions.js must associate every id; got no PASSK_VAR",
    ],
    [
      "an id that the metadata lack",
      "functions.json",
      '{"functions":[{"id":"PASSK"}]}',
      "functions.json must hold every id; got no PASSK_VAR",
    ],
  ])("finds %s", (_, path, content, fault) => {
    expect(faultsOf(manifest, localhost, [[path, content]])).toContain(fault);
  });

  test.each(["CI95", "PK1", "AB", "passk", "PASS-K"])("finds the id %s, which Excel refuses", (id) => {
    const faults = faultsOf(manifest, localhost, [
      ["functions.json", JSON.stringify({ functions: [{ id }] })],
      ["functions.js", `CustomFunctions.associate("${id}", () => 0)`],
    ]);
    expect(faults).toEqual([`ids must be 3 or more of A-Z 0-9 _ . and no cell's name; got ${id}`]);
  });
});
