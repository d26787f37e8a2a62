// Lets the build use a module of the sources that imports nothing, so that a rule is written once.
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";

export function importTypescript(path) {
  const { code } = transformSync(readFileSync(path, "utf8"), { loader: "ts", format: "esm" });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
