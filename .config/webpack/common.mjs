// What the builds share: where they write, how TypeScript is read, how the output is minified.
import { EsbuildPlugin } from "esbuild-loader";
import { join } from "node:path";
import { root } from "../install.mjs";

export { root };
export const dist = join(root, "dist");

export const common = {
  mode: "production",
  context: root,
  devtool: false,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "esbuild-loader",
        options: { target: "es2020", jsx: "automatic" },
      },
    ],
  },
  resolve: { extensions: [".ts", ".tsx", ".js", ".mjs", ".json"] },
  optimization: { minimizer: [new EsbuildPlugin({ target: "es2020", css: true, legalComments: "none" })] },
  performance: false,
  stats: "errors-warnings",
  infrastructureLogging: { level: "warn" },
};
