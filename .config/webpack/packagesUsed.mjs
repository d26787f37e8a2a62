/** A webpack plugin that notes, in the given map, the packages whose code or files end up in the output. */
export const packagesUsed = (used) => ({
  apply(compiler) {
    const note = (path = "") => {
      const match = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(path);
      if (match) used.set(match[2].replace("\\", "/"), match[1]);
    };
    compiler.hooks.compilation.tap("packagesUsed", (compilation) =>
      compilation.hooks.finishModules.tap("packagesUsed", (modules) => {
        for (const module of modules) note(module.nameForCondition?.());
      }),
    );
    compiler.hooks.afterEmit.tap("packagesUsed", (compilation) => {
      // The worker and lazy parts are children of the compilation and pass through the same hook; copied files do not.
      for (const { info } of compilation.getAssets()) {
        if (info.sourceFilename) note(`${compiler.context}/${info.sourceFilename}`);
      }
    });
  },
});
