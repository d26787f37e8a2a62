// The pages: index.html, the embedded sheet, and taskpane.html, the pane inside Excel. They share their chunks.
import CopyPlugin from "copy-webpack-plugin";
import HtmlPlugin from "html-webpack-plugin";
import { existsSync } from "node:fs";
import { join } from "node:path";
import webpack from "webpack";
import { common, dist, root } from "./common.mjs";
import { sizeBudgets } from "./sizeBudgets.mjs";

const sheet = { name: "index", entry: "src/sheet/main.ts", template: "src/sheet/index.html" };
const taskpane = { name: "taskpane", entry: "src/taskpane/excel.tsx", template: "src/taskpane/taskpane.html" };
const pages = [sheet, taskpane].filter(({ entry }) => existsSync(join(root, entry)));

/** One chunk a package of the sheet engine: loaded side by side they start the page in a third of the time. */
const sheetEngine = {
  test: /[\\/]node_modules[\\/]@univerjs[\\/]/,
  name: (module) => `univer-${/[\\/]@univerjs[\\/]([^\\/]+)/.exec(module.context)[1]}`,
  chunks: "all",
  enforce: true,
};

export default {
  ...common,
  name: "pages",
  target: ["web", "es2020"],
  entry: Object.fromEntries(pages.map(({ name, entry }) => [name, join(root, entry)])),
  output: {
    path: dist,
    publicPath: "auto",
    // The server lets browsers keep what carries its hash for good.
    filename: "[name].[contenthash:16].js",
    chunkFilename: "[name].[contenthash:16].js",
    cssFilename: "[name].[contenthash:16].css",
    cssChunkFilename: "[name].[contenthash:16].css",
    // The other builds write here too, but at the top only functions.js.
    clean: { keep: (path) => path === "functions.js" || !/^[^/\\]+\.(js|css)$/.test(path) },
  },
  experiments: { css: true },
  optimization: {
    ...common.optimization,
    // A number for what is split off: its modules would make a name of the length of a path.
    chunkIds: "deterministic",
    // Scope hoisting over the sheet engine costs minutes and makes one script too large to parse quickly.
    concatenateModules: false,
    splitChunks: { cacheGroups: { sheetEngine } },
  },
  plugins: [
    // As measured plus a tenth; a part that is loaded on demand does not count.
    sizeBudgets({ index: 2_020_000, taskpane: 274_000 }),
    ...pages.map(
      ({ name, template }) =>
        new HtmlPlugin({ filename: `${name}.html`, template: join(root, template), chunks: [name] }),
    ),
    // Hyphenation for some seventy languages that a sheet of numbers never needs.
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/(?!en-|index)[a-z][\w-]*-[\w-]{8}\.js$/,
      contextRegExp: /@univerjs[\\/]engine-render/,
    }),
    new CopyPlugin({
      patterns: [{ from: join(root, "assets", "samples"), to: "samples", noErrorOnMissing: true }],
    }),
  ],
};
