// Where candidate programs run: runner.html, the frame without origin and network that the pane opens, with its script in
// it; the workers' script runner/worker.js with Pyodide in it; and the bytes that Python needs, in pyodide/.
// The pane fetches worker.js and the bytes on demand and hands them to the frame, which has no network to fetch them by.
import CopyPlugin from "copy-webpack-plugin";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import webpack from "webpack";
import { common, dist, root } from "./common.mjs";

const source = (...path) => join(root, "src", "runner", ...path);
const pyodide = join(root, "node_modules", "pyodide");

/** The frame may load nothing, so its script stands in the page; by its hash it is the only one that runs there. */
const framePage = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap("framePage", (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: "framePage", stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const script = compilation.getAsset("runner/frame.js").source.source().toString().replaceAll("</", "<\\/");
          const hash = createHash("sha256").update(script).digest("base64");
          const policy = `default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; worker-src blob:`;
          const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>passk: programs under test</title>
</head>
<body><script>${script}</script></body>
</html>
`;
          compilation.deleteAsset("runner/frame.js");
          compilation.emitAsset("runner.html", new webpack.sources.RawSource(page));
        },
      ),
    ),
};

/** Python's memory after its start, made again only when what goes into it has changed. */
const snapshot = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap("snapshot", (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: "snapshot", stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const maker = join(root, ".config", "makeSnapshot.mjs");
          const files = ["cell", "python"].flatMap((folder) =>
            readdirSync(source(folder)).map((name) => source(folder, name)),
          );
          const hash = createHash("sha256").update(process.version);
          for (const file of [maker, join(pyodide, "package.json"), ...files.sort()]) hash.update(readFileSync(file));
          const cache = join(root, ".cache", "snapshot");
          const made = join(cache, `${hash.digest("hex").slice(0, 16)}.gz`);
          if (!existsSync(made)) {
            mkdirSync(cache, { recursive: true });
            const [code] = await once(spawn(process.execPath, [maker, made], { stdio: ["ignore", 2, 2] }), "close");
            if (code !== 0) throw new Error(`the snapshot of Python could not be made; its maker ended with ${code}`);
          }
          compilation.emitAsset("pyodide/snapshot.bin.gz", new webpack.sources.RawSource(readFileSync(made)));
        },
      ),
    ),
};

export default {
  ...common,
  name: "runner",
  target: ["webworker", "es2020"],
  entry: { frame: source("browser", "frame.ts"), worker: source("browser", "worker.ts") },
  output: { path: dist, filename: "runner/[name].js" },
  // Pyodide imports these under Node alone, and what it names at run time never here.
  externals: [({ request }, done) => (/^(node:|ws$)/.test(request) ? done(null, "var undefined") : done())],
  module: {
    ...common.module,
    parser: {
      javascript: { importMeta: false, url: false, exprContextCritical: false, unknownContextCritical: false },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ "import.meta.url": JSON.stringify("https://runner.invalid/") }),
    framePage,
    snapshot,
    new CopyPlugin({
      patterns: [
        {
          from: join(pyodide, "pyodide.asm.wasm"),
          to: "pyodide/[name][ext].gz",
          transform: (bytes) => gzipSync(bytes),
        },
        { from: join(pyodide, "python_stdlib.zip"), to: "pyodide/[name][ext]" },
      ],
    }),
  ],
};
