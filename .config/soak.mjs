// `npm run soak`: minutes of the same work over and over. Prints what it measured beside its bounds; ends with 1 where one is broken.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root, run } from "./install.mjs";
import { soakFormulas } from "./soak/formulas.mjs";

ensureInstalled();
if (!existsSync(join(root, "dist", "index.html"))) run("npm", ["run", "-s", "build"]);
const { soakServer } = await import("./soak/server.mjs");
const { soakSheet } = await import("./soak/sheet.mjs");

let broken = 0;
for (const soak of [soakFormulas, soakServer, soakSheet]) {
  for (const { what, value, unit, most } of await soak()) {
    const isWithin = value <= most;
    if (!isWithin) broken++;
    console.log(`${isWithin ? "ok" : "not ok"} ${what}: ${value.toFixed(1)} ${unit} (at most ${most})`);
  }
}
process.exitCode = broken ? 1 : 0;
