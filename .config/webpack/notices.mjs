// THIRD-PARTY-NOTICES.txt and sbom.cdx.json, of all that the builds contain; each build knows its own packages only, so
// it leaves a list of them for the others.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import webpack from "webpack";
import { billOfMaterials, describePackages, notices } from "../notices.mjs";
import { withPython } from "../pythonInside.mjs";
import { dist, root } from "./common.mjs";
import { packagesUsed } from "./packagesUsed.mjs";

const lists = join(root, ".cache", "packages");
const readJson = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));

export const noticesFor = (build) => ({
  apply(compiler) {
    const used = new Map();
    packagesUsed(used).apply(compiler);
    compiler.hooks.afterEmit.tap("notices", (compilation) => {
      mkdirSync(lists, { recursive: true });
      writeFileSync(
        join(lists, `${build}.json`),
        JSON.stringify([...used].map(([name, folder]) => [name, relative(root, folder)])),
      );
      const listed = readdirSync(lists).flatMap((list) => readJson(lists, list));
      try {
        const packages = withPython(
          describePackages(new Map(listed.map(([name, folder]) => [name, join(root, folder)]))),
        );
        const materials = billOfMaterials(
          readJson(root, "package.json"),
          packages,
          readJson(root, "package-lock.json"),
        );
        writeFileSync(join(dist, "THIRD-PARTY-NOTICES.txt"), notices(packages));
        writeFileSync(join(dist, "sbom.cdx.json"), JSON.stringify(materials, null, 2) + "\n");
      } catch (error) {
        compilation.errors.push(new webpack.WebpackError(error.message));
      }
    });
  },
});
