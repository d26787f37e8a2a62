import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { withTables } from "../../.config/readmeTables.mjs";
import { metadata } from "./bundle.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

describe("the tables of README.md", () => {
  test("are those that npm run readme writes", () => expect(readme).toBe(withTables(readme, metadata)));

  test.each(metadata.functions)("has $id with its parameters", ({ id, parameters }) => {
    const names = parameters.map(({ name, optional }) => (optional ? `[${name}]` : name));
    expect(readme).toContain(`| \`${id}(${names.join(", ")})\` |`);
  });
});
