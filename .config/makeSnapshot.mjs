// Writes the memory of a Python that has started and imported what candidates use, in gzip: `node .config/makeSnapshot.mjs FILE`.
// The same sources give the same bytes anywhere: while it is made the clock stands still in no time zone, and the program,
// whose path is part of that memory, has a name without one.
import { build } from "esbuild";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { root } from "./install.mjs";

process.env.TZ = "UTC";
const [, , file] = process.argv;
process.argv[1] = "python";

const folder = dirname(createRequire(import.meta.url).resolve("pyodide/package.json")) + sep;
const load = (file) => import(pathToFileURL(folder + file).href);
const { outputFiles } = await build({
  entryPoints: [join(root, "src", "runner", "cell", "cell.ts")],
  bundle: true,
  format: "esm",
  write: false,
});
const { makeSnapshot } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`
);
const { loadPyodide } = await load("pyodide.mjs");
const { default: createPyodideModule } = await load("pyodide.asm.mjs");

const day = Date.UTC(2025, 0, 1);
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [day]));
  }
  static now() {
    return day;
  }
};
performance.now = () => 0;
Math.random = () => 0.5;
const snapshot = await makeSnapshot({ loadPyodide, createPyodideModule, indexURL: folder });
writeFileSync(file, gzipSync(snapshot, { level: 9 }));
