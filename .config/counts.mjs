// `npm run -s counts -- FILE...`: installs and builds what is missing, silently, then counts.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root, run } from "./install.mjs";

const command = join(root, "dist", "commands", "counts.mjs");

function isBuilt() {
  if (!existsSync(command)) return false;
  const built = statSync(command).mtimeMs;
  const folder = join(root, "src", "results");
  return readdirSync(folder, { recursive: true }).every((name) => statSync(join(folder, name)).mtimeMs <= built);
}

ensureInstalled();
if (!isBuilt()) {
  const webpack = join("node_modules", "webpack", "bin", "webpack.js");
  run(process.execPath, [webpack, "--config", ".config/webpack/commands.mjs"], {
    stdio: ["ignore", 2, 2],
  });
}
const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
