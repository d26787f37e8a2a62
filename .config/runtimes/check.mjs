// `npm run check:runtimes`: the built server under Node, Deno and workerd gives every file of the manifest, and the
// formulas on the case files and the estimators on a grid give the same bits there and in Chromium. Deno and workerd come by npx, some 250 MB the first time.
import { buildSync } from "esbuild";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../chromium.mjs";
import { ensureInstalled, root, run } from "../install.mjs";
import { checkLibreOffice } from "./libreOffice.mjs";
import { freePort, startServer } from "./startServer.mjs";

const npx = ["npx", "--yes"];
const deno = [...npx, "deno@2.9.6", "run", "--quiet", "--no-config", "--allow-env", "--allow-net", "--allow-read"];
const workerd = [...npx, "workerd@1.20261117.1", "serve", ".config/runtimes/workerd.capnp"];
const cache = join(root, ".cache", "runtimes");
const server = (name) => join(root, "dist", "server", name);

ensureInstalled();
const built = [server("worker.mjs"), join(root, "dist", "estimators"), join(root, "dist", "taskpane.html")];
if (!built.every(existsSync)) run("npm", ["run", "-s", "build"]);

for (const [name, format] of [
  ["bitsWorker", "esm"],
  ["allBits", "esm"],
  ["allBits", "iife"],
]) {
  const entryPoints = [join(root, ".config", "runtimes", `${name}.mjs`)];
  const outfile = join(cache, `${name}.${format === "esm" ? "mjs" : "js"}`);
  buildSync({ entryPoints, bundle: true, format, globalName: "runtime", outfile, ignoreAnnotations: true });
}

const module = new URL("../../.cache/runtimes/allBits.mjs", import.meta.url).href;
const expected = (await import(module)).allBits().split("\n");

await checkSite("Node", [process.execPath, server("node.mjs")]);
await checkSite("Deno", [...deno, server("deno.mjs")]);
checkBits("Deno", runDeno());
const [site, bits] = [await freePort(), await freePort()];
const sockets = [`--socket-addr=site=127.0.0.1:${site}`, `--socket-addr=bits=127.0.0.1:${bits}`];
await checkSite("workerd", [...workerd, ...sockets], site, async () => {
  checkBits("workerd", await (await fetch(`http://127.0.0.1:${bits}/`)).text());
});
checkBits("Chromium", await runChromium());
await checkLibreOffice();

/** Starts the server, asks it for its manifest and for every file that the manifest names, and ends it. */
async function checkSite(runtime, command, port, whileItRuns = async () => {}) {
  const { url, end } = await startServer(command, port);
  try {
    const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "addin.test" };
    const manifest = await (await fetch(`${url}/manifest.xml`, { headers })).text();
    const paths = [...new Set([...manifest.matchAll(/"https:\/\/addin\.test\/([^"]+)"/g)].map(([, path]) => path))];
    if (paths.length < 8) throw new Error(`${runtime}: the manifest must name its files; got ${manifest}`);
    for (const path of paths) {
      const response = await fetch(`${url}/${path}`, { headers });
      const body = Buffer.from(await response.arrayBuffer());
      const file = readFileSync(join(root, "dist", path));
      const isSame = path === "functions.json" ? body.includes("https://addin.test/help.html") : body.equals(file);
      const isText = /^(text|application\/json)/.test(response.headers.get("Content-Type"));
      if (runtime !== "workerd" && isText && response.headers.get("Content-Encoding") !== "gzip")
        throw new Error(`${runtime}: ${path} must be compressed; it was not`);
      if (!response.ok || !isSame)
        throw new Error(`${runtime}: ${path} must be served as built; got ${response.status}`);
    }
    for (const [path, status] of Object.entries({ health: 200, absent: 404, "..%2fpackage.json": 404 })) {
      const response = await fetch(`${url}/${path}`, { headers });
      if (response.status !== status) throw new Error(`${runtime}: ${path} must be ${status}; got ${response.status}`);
    }
    const { status } = await fetch(`${url}/`, { method: "POST", headers });
    if (status !== 405) throw new Error(`${runtime}: POST must be 405; got ${status}`);
    console.log(`ok ${runtime} serves the ${paths.length} files of the manifest`);
    await whileItRuns();
  } finally {
    end();
  }
}

/** The last bit of every number, and the text of every error, as under Node. */
function checkBits(runtime, answer) {
  const got = answer.trim().split("\n");
  const differs = expected.findIndex((line, index) => line !== got[index]);
  if (differs >= 0 || got.length !== expected.length) {
    throw new Error(`${runtime} must give ${expected[differs]}; got ${got[differs]}`);
  }
  console.log(`ok ${runtime} gives the bits of Node in all ${expected.length} cases`);
}

function runDeno() {
  const [program, ...args] = [...npx, "deno@2.9.6", "eval", "--no-config"];
  return execFileSync(program, [...args, `import { allBits } from "${module}"; console.log(allBits());`], {
    encoding: "utf8",
  });
}

async function runChromium() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: join(cache, "allBits.js") });
    return await page.evaluate("runtime.allBits()");
  } finally {
    await browser.close();
  }
}
