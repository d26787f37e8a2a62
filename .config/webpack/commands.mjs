// The commands that run under Node, each one file: dist/commands/*.mjs.
import { join } from "node:path";
import webpack from "webpack";
import { common, dist, root } from "./common.mjs";

export default {
  ...common,
  name: "commands",
  target: "node20.11",
  entry: {
    counts: join(root, "src", "results", "command", "counts.ts"),
  },
  experiments: { outputModule: true },
  output: { path: join(dist, "commands"), filename: "[name].mjs", module: true, chunkFormat: "module" },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.BannerPlugin({ banner: "#!/usr/bin/env node", raw: true }),
  ],
};
