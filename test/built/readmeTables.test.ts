import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { withFormulaTable } from "../../.config/formulaTable.mjs";
import { metadata } from "./bundle.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

describe("the formula table of README.md", () => {
  test("is the one that npm run readme writes", () => expect(readme).toBe(withFormulaTable(readme, metadata)));

  test.each(metadata.functions)("has $id with its parameters", ({ id, parameters }) => {
    const names = parameters.map(({ name, optional }) => (optional ? `[${name}]` : name));
    expect(readme).toContain(`| \`${id}(${names.join(", ")})\` |`);
  });
});
