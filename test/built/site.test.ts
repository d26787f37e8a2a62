import { beforeAll, describe, expect, test } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { get as httpGet } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { addinHandler } from "../../src/server/addinHandler.ts";
import { folderAssets } from "../../src/server/folderAssets.ts";
import { listen } from "../../src/server/listen.ts";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const read = (path: string) => readFileSync(dist + path, "utf8");
const scripts = readdirSync(dist).filter((name) => /\.(js|css)$/.test(name) && name !== "functions.js");

let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  const handler = addinHandler(await folderAssets(dist), { trustForwarded: false });
  get = (path) => handler(new Request(`https://addin.test/${path}`));
});

const cacheControl = async (path: string) => (await get(path)).headers.get("Cache-Control");

describe("the built site lets browsers keep", () => {
  test.each(["index.html", "taskpane.html"])("for good what %s loads, by names that carry its hash", async (page) => {
    const loaded = [...read(page).matchAll(/(?:src|href)="([^":]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect(loaded.length).toBeGreaterThan(0);
    for (const path of loaded) {
      expect([path, await cacheControl(path)]).toEqual([path, "public, max-age=31536000, immutable"]);
      expect((await get(path)).status).toBe(200);
    }
  });

  test("for good every script and style of the pages that is loaded later", async () => {
    for (const path of scripts) {
      expect([path, await cacheControl(path)]).toEqual([path, "public, max-age=31536000, immutable"]);
    }
  });

  test.each([
    "",
    "taskpane.html",
    "help.html",
    "runner.html",
    "functions.js",
    "functions.json",
    "manifest.xml",
    "runner/worker.js",
    "pyodide/python_stdlib.zip",
  ])("not for a moment /%s without asking, so that a release shows at once", async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
    expect(response.headers.get("ETag")).toMatch(/^W\/"/);
  });
});

test("functions.js crosses the wire in less than 20,000 bytes", async () => {
  const site = await listen({ folder: dist, port: 0, hostname: "127.0.0.1" });
  try {
    const options = { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } };
    const packed = await new Promise<Buffer>((resolve, reject) => {
      httpGet(`${site.url}/functions.js`, options, (response) => resolve(buffer(response))).on("error", reject);
    });
    expect(packed.length).toBeLessThan(20_000);
    expect(gunzipSync(packed).toString()).toBe(read("functions.js"));
  } finally {
    await site.close();
  }
});

describe("the built site passes on", () => {
  test("the notices of what it contains, as text", async () => {
    const response = await get("THIRD-PARTY-NOTICES.txt");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    const notices = await response.text();
    for (const name of ["@univerjs/core", "react-dom", "papaparse", "hono", "pyodide", "cpython"]) {
      expect(notices).toContain(`\n${name} `);
    }
    expect(notices).toContain("https://github.com/pyodide/pyodide");
    expect(notices).toContain("PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2");
  });

  test("a bill of materials with the same packages", () => {
    const { components } = JSON.parse(read("sbom.cdx.json")) as { components: { name: string; version: string }[] };
    const noticed = [...read("THIRD-PARTY-NOTICES.txt").matchAll(/^={80}\n(\S+) (\S+) \(/gm)];
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(
      noticed.map(([, name, version]) => `${name} ${version}`),
    );
  });

  test("a Python that does not know where it was made", () => {
    const memory = gunzipSync(readFileSync(`${dist}pyodide/snapshot.bin.gz`));
    expect(memory.includes("python314.zip")).toBe(true);
    expect(memory.includes(fileURLToPath(new URL("../../", import.meta.url)))).toBe(false);
  });
});
