import { build } from "esbuild";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "../chromium.mjs";
import { root } from "../install.mjs";

/** Reads a file's stream and does nothing else, which no reader can beat. */
const onlyRead = `addEventListener("message", async ({ data: { files: [{ blob }] } }) => {
  const reader = blob.stream().getReader({ mode: "byob" });
  let buffer = new ArrayBuffer(2 ** 20);
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) break;
    buffer = value.buffer;
  }
  postMessage({ kind: "reading", reading: { counts: [] } });
});`;

/**
 * A Chromium whose page counts a file in the worker of the pane, or only reads it: `time(which, file)` gives the seconds
 * and the sums. Undefined where there is no Chromium.
 */
export async function startBrowser() {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const entry = join(root, "src", "results", "worker.ts");
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, write: false });
  const scripts = { "/count": outputFiles[0].contents, "/read": onlyRead };
  const server = createServer(({ url }, response) => {
    response.setHeader("Content-Type", url in scripts ? "text/javascript" : "text/html");
    response.end(scripts[url] ?? "<!doctype html><input type=file>");
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  return {
    async time(which, file) {
      await page.setInputFiles("input", file);
      return page.evaluate(timeWorker, which);
    },
    async stop() {
      await browser.close();
      server.close();
    },
  };
}

/** Runs in the page. */
async function timeWorker(which) {
  const [blob] = globalThis.document.querySelector("input").files;
  const start = performance.now();
  const worker = new globalThis.Worker(`/${which}`);
  const { counts } = await new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.kind === "refusal") reject(new Error(data.message));
      if (data.kind === "reading") resolve(data.reading);
    };
    worker.postMessage({ files: [{ name: blob.name, blob }], choices: {} });
  });
  const seconds = (performance.now() - start) / 1000;
  worker.terminate();
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  return { seconds, n: sum("n"), c: sum("c") };
}
