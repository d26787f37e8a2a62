// `npm run readme`: writes the tables of the formulas, from the built functions.json, and of their accuracy into README.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withTables } from "./readmeTables.mjs";
import { root, run } from "./install.mjs";

run("npx", ["webpack", "--config", ".config/webpack.config.mjs", "--config-name", "functions"]);
const readme = join(root, "README.md");
const metadata = JSON.parse(readFileSync(join(root, "dist", "functions.json"), "utf8"));
writeFileSync(readme, withTables(readFileSync(readme, "utf8"), metadata));
