// Runs a command of dist/commands, after installing and building, silently, what is missing or older than its sources.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root, run } from "./install.mjs";

/** Ends with the command's exit code; `folder` holds its sources, `variables` are added to its environment. */
export function runCommand(name, folder, variables = {}) {
  const command = join(root, "dist", "commands", `${name}.mjs`);
  ensureInstalled();
  if (!isBuilt(command, join(root, "src", folder))) {
    const webpack = join("node_modules", "webpack", "bin", "webpack.js");
    run(process.execPath, [webpack, "--config", ".config/webpack/commands.mjs"], { stdio: ["ignore", 2, 2] });
  }
  const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, ...variables },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

function isBuilt(command, folder) {
  if (!existsSync(command)) return false;
  const built = statSync(command).mtimeMs;
  return readdirSync(folder, { recursive: true }).every((name) => statSync(join(folder, name)).mtimeMs <= built);
}
