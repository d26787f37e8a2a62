// `npm run readme`: writes the table of the formulas into README.md, from the built functions.json.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFormulaTable } from "./formulaTable.mjs";
import { root, run } from "./install.mjs";

run("npx", ["webpack", "--config", ".config/webpack.config.mjs", "--config-name", "functions"]);
const readme = join(root, "README.md");
const metadata = JSON.parse(readFileSync(join(root, "dist", "functions.json"), "utf8"));
writeFileSync(readme, withFormulaTable(readFileSync(readme, "utf8"), metadata));
