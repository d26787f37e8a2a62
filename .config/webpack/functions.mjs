// functions.js, one classic script that needs only the global CustomFunctions, and functions.json made from its JSDoc.
import CustomFunctionsMetadataPlugin from "custom-functions-metadata-plugin";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import webpack from "webpack";
import { common, dist, root } from "./common.mjs";

const folder = join(root, "src", "functions", "formulas");
const formulas = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join(folder, name));

/** Lets error cells reach the formulas; the generator cannot say so in JSDoc. */
const allowErrorCells = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap("allowErrorCells", (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: "allowErrorCells", stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const metadata = JSON.parse(compilation.getAsset("functions.json").source.source().toString());
          const complete = { allowErrorForDataTypeAny: true, ...metadata };
          compilation.updateAsset(
            "functions.json",
            new webpack.sources.RawSource(JSON.stringify(complete, null, 2) + "\n"),
          );
        },
      ),
    ),
};

export default {
  ...common,
  name: "functions",
  target: ["web", "es2020"],
  entry: { functions: formulas },
  output: { path: dist, filename: "[name].js" },
  plugins: [new CustomFunctionsMetadataPlugin({ input: formulas, output: "functions.json" }), allowErrorCells],
};
