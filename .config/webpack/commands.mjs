// What runs under Node, each one file: the commands in dist/commands/ and the server in dist/server/.
import CopyPlugin from "copy-webpack-plugin";
import { join } from "node:path";
import webpack from "webpack";
import { common, dist, root } from "./common.mjs";

export default {
  ...common,
  name: "commands",
  target: "node20.11",
  // Where a file lies is known when it runs, not when it is built.
  module: { ...common.module, parser: { javascript: { importMeta: false, url: false } } },
  entry: {
    "commands/counts": join(root, "src", "results", "command", "counts.ts"),
    "commands/execute": join(root, "src", "runner", "command", "execute.ts"),
    "commands/executeWorker": join(root, "src", "runner", "node", "worker.ts"),
    "commands/checkExecution": join(root, "src", "runner", "command", "checkExecution.ts"),
    "server/node": join(root, "src", "server", "node.ts"),
    "server/deno": join(root, "src", "server", "deno.ts"),
    "server/worker": join(root, "src", "server", "worker.ts"),
    "server/listen": join(root, "src", "server", "listen.ts"),
  },
  experiments: { outputModule: true },
  output: {
    path: dist,
    filename: "[name].mjs",
    // The commands build themselves again when a source is newer than they are.
    compareBeforeEmit: false,
    module: true,
    chunkFormat: "module",
    library: { type: "module" },
  },
  plugins: [
    // How Cloudflare's tool uploads the build: all files but those that the site never serves, and the Worker before them.
    new CopyPlugin({
      patterns: [
        { from: join(root, ".config", "wrangler.json"), to: "server/wrangler.json" },
        { from: join(root, ".config", "assetsignore"), to: ".assetsignore", toType: "file" },
      ],
    }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.BannerPlugin({ banner: "#!/usr/bin/env node", raw: true }),
  ],
};
