import { gzipSync } from "node:zlib";
import webpack from "webpack";

/** Fails the build where what a page loads at its start has more bytes, compressed by gzip, than its budget, by the name of its entry. */
export const sizeBudgets = (budgets) => ({
  apply: (compiler) =>
    compiler.hooks.emit.tap("sizeBudgets", (compilation) => {
      for (const [name, most] of Object.entries(budgets)) {
        const files = compilation.entrypoints.get(name).getFiles();
        const size = files.reduce((sum, file) => sum + gzipSync(compilation.getAsset(file).source.buffer()).length, 0);
        if (size > most) {
          compilation.errors.push(new webpack.WebpackError(`${name} must load at most ${most} bytes; got ${size}`));
        }
      }
    }),
});
