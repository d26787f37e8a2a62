import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

/** What these source files export, compiled in memory. */
export async function loadSources(...paths) {
  const contents = paths.map((path) => `export * from "./${path}";`).join("\n");
  const stdin = { contents, resolveDir: root, loader: "ts" };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", write: false });
  return import("data:text/javascript;base64," + Buffer.from(outputFiles[0].contents).toString("base64"));
}

/** The formulas of the built dist/functions.js by their ids, in this realm: a `vm` context would slow every global down. */
export function loadFormulas() {
  const formulas = {};
  const associate = (id, formula) => {
    formulas[id] = formula;
  };
  const ErrorCode = { invalidValue: "#VALUE!", notAvailable: "#N/A" };
  const script = readFileSync(join(root, "dist", "functions.js"), "utf8");
  new Function("CustomFunctions", script)({ Error: class extends Error {}, ErrorCode, associate });
  return formulas;
}
