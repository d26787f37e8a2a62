// What Excel loads: functions.js, one classic script that needs only the global CustomFunctions, with functions.json and
// help.html made from its JSDoc, and the manifest that names them.
import CustomFunctionsMetadataPlugin from "custom-functions-metadata-plugin";
import webpack from "webpack";
import { addinOrigin } from "../addinOrigin.mjs";
import { formulaFiles, readFormulaDocs } from "../formulaDocs.mjs";
import { helpPage } from "../help.mjs";
import { common, dist } from "./common.mjs";
import { manifest } from "./manifest.mjs";
import { sizeBudgets } from "./sizeBudgets.mjs";

const developmentOrigin = "https://localhost:3000";

/** Completes what the generator makes: error cells reach the formulas, help is at the add-in's own origin, and the page is there. */
const completeMetadata = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap("completeMetadata", (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: "completeMetadata", stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const generated = JSON.parse(compilation.getAsset("functions.json").source.source().toString());
          const origin = addinOrigin() ?? developmentOrigin;
          const functions = generated.functions.map((formula) => ({
            ...formula,
            helpUrl: formula.helpUrl.replace(developmentOrigin, origin),
          }));
          const metadata = { allowErrorForDataTypeAny: true, ...generated, functions };
          const { RawSource } = webpack.sources;
          compilation.updateAsset("functions.json", new RawSource(JSON.stringify(metadata, null, 2) + "\n"));
          compilation.emitAsset("help.html", new RawSource(helpPage(readFormulaDocs())));
        },
      ),
    ),
};

const importOf = (file) => `import ${JSON.stringify(file)};`;

export default {
  ...common,
  name: "functions",
  target: ["web", "es2020"],
  // One module that imports them all, so that they are joined into one scope: a fifth smaller than as many entries.
  entry: { functions: `data:text/javascript,${encodeURIComponent(formulaFiles.map(importOf).join(""))}` },
  module: { rules: [...common.module.rules, { test: /formulas[\\/][^\\/]+\.ts$/, sideEffects: true }] },
  output: { path: dist, filename: "[name].js" },
  plugins: [
    new CustomFunctionsMetadataPlugin({ input: formulaFiles, output: "functions.json" }),
    completeMetadata,
    manifest,
    sizeBudgets({ functions: 20_000 }),
  ],
};
