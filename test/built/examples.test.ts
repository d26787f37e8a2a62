import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { readFormulaDocs } from "../../.config/formulaDocs.mjs";
import { parseConstant, parseFormula } from "../functions/formulaText.ts";
import { matrix } from "../functions/host.ts";
import { callBuilt, metadata } from "./bundle.ts";

const docs = readFormulaDocs();
const help = readFileSync(new URL("../../dist/help.html", import.meta.url), "utf8");

/** What a result must be to read as this constant: numbers to the digits that are written. */
function reads(constant: unknown, digits: string) {
  if (typeof constant === "number") return expect.closeTo(constant, digits.split(".")[1]?.length ?? 9);
  if (typeof constant === "object") return expect.objectContaining(constant as object);
  return constant;
}

describe("the examples of the help", () => {
  test.each(docs.flatMap(({ examples }) => examples))("%s", (example) => {
    const [formula, result] = example.split(" is ");
    const { id, args } = parseFormula(formula);
    const texts = result.replace(/^\{|\}$/g, "").split(/[;,]/);
    let next = 0;
    const expected = matrix(parseConstant(result)).map((row) => row.map((cell) => reads(cell, texts[next++])));
    expect(callBuilt(id, ...args)).toEqual(expected);
  });
});

describe("help.html", () => {
  test.each(docs)("has a section for $id with its formula in mathematics and its examples", ({ id, examples }) => {
    const start = help.indexOf(`<section id="${id}"`);
    expect(start).toBeGreaterThan(0);
    const section = help.slice(start, help.indexOf("</section>", start));
    expect(section).toContain("<math");
    expect(section.split("<li>")).toHaveLength(examples.length + 1);
    expect(section).not.toContain("temml-error");
  });

  test("is the page that functions.json links to, and has no link to a section that is not there", () => {
    for (const { helpUrl } of metadata.functions) expect(help).toContain(`id="${new URL(helpUrl).hash.slice(1)}"`);
    for (const [, anchor] of help.matchAll(/href="#([^"]+)"/g)) expect(help).toContain(`id="${anchor}"`);
  });

  test("shows the coverage study: its three questions and as many rows as it has", () => {
    const study = JSON.parse(readFileSync(new URL("../../assets/coverage.json", import.meta.url), "utf8")) as Record<
      string,
      unknown
    >;
    const rows = [study.population, study.fixed, study.paired].map((part) => (part as unknown[]).length);
    const tables = help.slice(help.indexOf('id="coverage"')).split("<tbody>").slice(1);
    expect(tables.map((table) => table.slice(0, table.indexOf("</tbody>")).split("<tr>").length - 1)).toEqual(rows);
  });

  test("loads nothing from elsewhere", () => {
    expect(help).not.toMatch(/<(script|link|img|iframe)\b|@import|url\(/);
  });
});
