// What Pyodide's package carries besides its own code, and says nowhere: CPython, compiled.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const sources =
  "This product contains it unchanged. Its source code is at https://github.com/pyodide/pyodide, under the tag of this version.";

/** The packages with what must be told of Pyodide, where it is among them. */
export function withPython(packages) {
  return packages.flatMap((one) => {
    if (one.name !== "pyodide") return [one];
    const lock = JSON.parse(readFileSync(join(root, "node_modules", "pyodide", "pyodide-lock.json"), "utf8"));
    const version = lock.info.python;
    const text = readFileSync(join(root, ".config", "licences", "cpython.txt"), "utf8").trim();
    const purl = `pkg:generic/cpython@${version}`;
    return [
      { name: "cpython", version, license: "Python-2.0", text, purl },
      { ...one, text: `${one.text}\n${sources}` },
    ];
  });
}
