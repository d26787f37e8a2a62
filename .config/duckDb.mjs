// DuckDB for the test of the warehouse SQL: 70 MB that nothing else needs, so it is fetched into .cache when it is missing.
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, run } from "./install.mjs";

const version = "1.5.6-r.1";

/** The rows that the SQL gives, as text, after the statements before it; the last statement is the one asked. */
export async function askDuckDb(...statements) {
  const folder = join(root, ".cache", `duckdb-${version}`);
  if (!existsSync(join(folder, "node_modules", "@duckdb", "node-api", "package.json"))) {
    mkdirSync(folder, { recursive: true });
    const flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder];
    run("npm", ["install", ...flags, `@duckdb/node-api@${version}`], { stdio: ["ignore", 2, 2] });
  }
  const path = createRequire(join(folder, "index.js")).resolve("@duckdb/node-api");
  const { DuckDBInstance } = (await import(pathToFileURL(path).href)).default;
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  for (const statement of statements.slice(0, -1)) await connection.run(statement);
  const reader = await connection.runAndReadAll(statements.at(-1));
  return reader.getRows().map((row) => row.map(String));
}
