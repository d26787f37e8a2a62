import { describe, expect, test } from "@jest/globals";
import { gzipSync } from "node:zlib";
import { readFormulaDocs } from "../../.config/formulaDocs.mjs";
import { associated, callBuilt, metadata, script } from "./bundle.ts";

const ids = metadata.functions.map(({ id }) => id);

describe("functions.js", () => {
  test("is a classic script under 20 kB as it travels, compressed, and under 40 kB as it is", () => {
    expect(gzipSync(script).length).toBeLessThan(20_000);
    expect(script.length).toBeLessThan(40_000);
    expect(script).not.toMatch(/^\s*(import|export)\b/m);
  });

  test("associates the formulas of functions.json and no others", () => {
    expect([...associated].sort()).toEqual([...ids].sort());
  });

  test("asks for no DOM, no Office, no network, no clock and no chance", () => {
    expect(script).not.toMatch(/\b(document|window|Office|Excel|fetch|XMLHttpRequest|Date|Math\.random|setTimeout)\b/);
  });

  test("computes with nothing but CustomFunctions in its world", () => {
    expect(callBuilt("PASSK", [[20], [5]], [[4], [9]], 5)).toMatchObject([
      [0.718266253869969],
      [{ code: "#VALUE!", message: "c must be a whole number from 0 to n = 5; got 9 (row 2)" }],
    ]);
  });
});

describe("functions.json", () => {
  test("lets error cells reach the formulas", () => expect(metadata.allowErrorForDataTypeAny).toBe(true));

  test("lists each formula that the sources declare", () => {
    expect([...ids].sort()).toEqual(
      readFormulaDocs()
        .map(({ id }) => id)
        .sort(),
    );
  });

  test.each(metadata.functions)("$id takes and gives matrices of any cell", ({ parameters, result }) => {
    for (const parameter of parameters) expect(parameter).toMatchObject({ type: "any", dimensionality: "matrix" });
    expect(result).toEqual({ dimensionality: "matrix" });
  });

  test.each(metadata.functions)("$id is a name that Excel takes for a function, never for a cell", ({ id, name }) => {
    expect(name).toBe(id);
    expect(id).toMatch(/^[A-Z][A-Z0-9_]{2,}$/);
    expect(id).not.toMatch(/^[A-Z]{1,3}\d+$/);
    expect(id).not.toMatch(/^R\d*C\d*$/);
  });

  test.each(metadata.functions)("$id has a tooltip of one line, help and described parameters", (entry) => {
    expect(entry.description).toMatch(/^.{20,128}$/);
    expect(new URL(entry.helpUrl).pathname + new URL(entry.helpUrl).hash).toBe(`/help.html#${entry.id}`);
    for (const parameter of entry.parameters) expect(parameter.description).toMatch(/^.{10,}$/);
    const optional = entry.parameters.map((parameter) => Boolean(parameter.optional));
    expect(optional).toEqual([...optional].sort());
  });
});
