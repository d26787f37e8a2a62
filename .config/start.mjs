// `npm start` opens the embedded sheet in the browser; `npm run start:excel` serves the add-in to Excel over https.
import "./plainErrors.mjs";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, root, run } from "./install.mjs";

const dist = join(root, "dist");
const cache = join(root, ".cache");
const excelPort = 3000;

const { values: options } = parseArgs({
  options: {
    excel: { type: "boolean", default: false },
    port: { type: "string", default: String(excelPort) },
    "no-open": { type: "boolean", default: false },
  },
});
const port = Number(options.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  throw new Error(`--port must be a whole number from 0 to 65535; got ${options.port}`);
}
if (options.excel && port !== excelPort) {
  throw new Error(`--port must be ${excelPort} with --excel, as manifest.xml says; got ${port}`);
}

ensureInstalled();
build();
const { listen } = await import(new URL("../dist/server/listen.mjs", import.meta.url));
if (options.excel) await serveExcel();
else await serveSheet();

/** Builds when a source is newer than the last build that this command made. */
function build() {
  const stamp = join(cache, "built");
  const sources = ["src", "assets", ".config", "manifest.xml", "package-lock.json"].map((name) => join(root, name));
  const isCurrent =
    existsSync(stamp) && existsSync(join(dist, "index.html")) && newest(sources) <= statSync(stamp).mtimeMs;
  if (isCurrent) return;
  console.log("Building…");
  const started = new Date();
  run(process.execPath, [
    join("node_modules", "webpack", "bin", "webpack.js"),
    "--config",
    ".config/webpack.config.mjs",
  ]);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, started.toISOString());
}

function newest(paths) {
  const times = paths.filter(existsSync).map((path) => {
    const entry = statSync(path);
    return entry.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : entry.mtimeMs;
  });
  return Math.max(0, ...times);
}

async function serveSheet() {
  const site = { folder: dist, hostname: "localhost" };
  const { url } = await listen({ ...site, port }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.log(`Port ${port} is taken; another one will do.`);
    return listen({ ...site, port: 0 });
  });
  console.log(`The sheet is at ${url}  (Ctrl+C ends it)`);
  if (!options["no-open"]) openBrowser(url);
}

async function serveExcel() {
  const { localCertificate } = await import("./certificate.mjs");
  const { authority, ...certificate } = await localCertificate(join(cache, "certificate"));
  const { url } = await listen({ folder: dist, hostname: "localhost", port: excelPort, certificate }).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${excelPort} must be free, as manifest.xml names it: end what listens there and try again`);
  });
  const manifest = join(root, "manifest.xml");
  console.log(`The add-in is at ${url}  (Ctrl+C ends it)

Once, so that Excel trusts this server's certificate (its authority's key is not kept, so it vouches for nothing else):
  Windows   certutil -user -addstore Root "${authority}"
  Mac       security add-trusted-cert -k ~/Library/Keychains/login.keychain-db "${authority}"
  Web       open ${url}/taskpane.html in the same browser and accept the certificate

Then give Excel the manifest (formulas =EVAL_DEV.PASSK(...)):
  Windows   npx office-addin-debugging start "${manifest}" desktop --no-debug
            or: put it in a shared folder, name that under File > Options > Trust Center > Trusted Add-in Catalogs
  Mac       mkdir -p ~/Library/Containers/com.microsoft.Excel/Data/Documents/wef
            cp "${manifest}" ~/Library/Containers/com.microsoft.Excel/Data/Documents/wef/
            restart Excel, then Home > Add-ins
  Web       Home > Add-ins > More Add-ins > Upload My Add-in > ${manifest}`);
}

function openBrowser(url) {
  const openers = { darwin: ["open", url], win32: ["cmd", "/c", "start", "", url] };
  const [program, ...args] = openers[process.platform] ?? ["xdg-open", url];
  // Where there is no browser to open, the printed address is what the user needs.
  spawn(program, args, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
