import { describe, expect, test } from "@jest/globals";
import { existsSync, readFileSync } from "node:fs";
import { parseFormula } from "../functions/formulaText.ts";
import { isError } from "../functions/host.ts";
import { callBuilt } from "./bundle.ts";

const root = new URL("../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const readme = text("README.md");
const { scripts, engines } = JSON.parse(text("package.json")) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** The counts of a sample file: its rows without the header. */
const sample = (path: string) =>
  text(`assets/samples/${path}`)
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(","));

const examples = [...readme.matchAll(/`(=EVAL\.[^`]+\))`(?: \| ([^|\n]+) \|| is (\d[\d.]*\d|#N\/A))/g)].map(
  ([, formula, cell, inline]) => [formula!, (cell ?? inline)!.trim()] as const,
);

describe("README.md", () => {
  test("has the examples that the next test runs", () => {
    expect(examples.length).toBeGreaterThan(10);
  });

  test.each(examples)("%s is %s", (formula, shown) => {
    const { id, args } = parseFormula(formula);
    const results = callBuilt(id, ...args).flat();
    const texts = shown.split(", ");
    expect(
      results.map((result, i) => (isError(result) ? result.code : Number(result).toFixed(decimals(texts[i]!)))),
    ).toEqual(texts);
  });

  test("runs every formula that it writes with numbers", () => {
    const written = [...readme.matchAll(/`(=EVAL\.[^`]+\))`/g)].map(([, formula]) => formula!);
    const run = new Set(examples.map(([formula]) => formula));
    expect(written.filter((formula) => !run.has(formula) && !/[A-Z]\d/.test(formula) && /\d/.test(formula))).toEqual(
      [],
    );
  });

  test.each([
    ["humaneval.csv", "164 problems, 10 samples each"],
    ["airline-agent.csv", "50 tasks, 4 trials each"],
    ["held-out-sums.csv", "30 questions, 16 samples each"],
  ])("describes %s as it is", (path, described) => {
    const rows = sample(path);
    const [problems, samples] = described.match(/\d+/g)!.map(Number);
    expect(readme.replace(/\s+/g, " ")).toContain(described);
    expect(rows).toHaveLength(problems!);
    expect(new Set(rows.map(([, n]) => Number(n)))).toEqual(new Set([samples]));
  });

  test("gives the SQL that is run in the tests", () => {
    const [, query] = text("test/results/warehouse.sql").split(/^--.*\n/m);
    expect(readme).toContain("```sql\n" + query!.trim() + "\n```");
  });

  test("names the Node.js that package.json asks for", () => {
    expect(`>=${/Node\.js (\d+\.\d+)/.exec(readme)![1]}`).toBe(engines.node);
  });

  test("names only commands that exist", () => {
    const named = [...readme.matchAll(/npm (?:run (?:-s )?)?([\w:-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts) && name !== "install")).toEqual([]);
  });

  test("links only to files and sections that exist", () => {
    const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
    const headings = new Set(
      [...readme.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replace(/[^\w -]/g, "")
          .replace(/ /g, "-"),
      ),
    );
    const dead = targets.filter((target) => {
      if (/^https?:/.test(target)) return false;
      return target.startsWith("#") ? !headings.has(target.slice(1)) : !existsSync(new URL(target, root));
    });
    expect(dead).toEqual([]);
  });
});

const decimals = (shown: string) => shown.split(".")[1]?.length ?? 0;
