// The runner in a real page: the frame without origin, its workers, and every hostile program of the list.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../.config/chromium.mjs";
import type { startPool } from "../../src/runner/browser/startPool.ts";
import type { Pool } from "../../src/runner/pool.ts";
import type { Verdict } from "../../src/runner/verdict.ts";
import { hostile } from "../runner/hostile.ts";
import { startSite } from "./site.ts";

declare const runner: { startPool: typeof startPool };
declare let pool: Pool;

let browser: Browser;
let site: Awaited<ReturnType<typeof startSite>>;
let page: Page;
const elsewhere: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  page = await browser.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await page.goto(`${site.url}/help.html`);
  const { outputFiles } = await build({
    entryPoints: ["src/runner/browser/startPool.ts"],
    bundle: true,
    format: "iife",
    globalName: "runner",
    write: false,
  });
  await page.evaluate(`${outputFiles[0].text}; globalThis.runner = runner`);
  await start();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const start = () =>
  page.evaluate(async (base) => {
    Object.assign(globalThis, { pool: await runner.startPool(base, 1, new AbortController().signal) });
  }, `${site.url}/`);

const judge = (candidate: string, timeLimit = 10): Promise<Verdict> =>
  page.evaluate(
    ([program, limit]) => {
      const check = "wanted_of_f = 4\nassert f(2) == wanted_of_f\nassert f(-3) == -6";
      const asked = { entryPoints: ["f"], callsCheck: false, prompt: "", mode: "strict" } as const;
      return pool.judge({ ...asked, candidate: program, test: check, timeLimit: limit });
    },
    [candidate, timeLimit] as const,
  );

/** A worker that is ended in an endless loop lives on for a moment. */
async function untilWorkersAre(count: number): Promise<void> {
  for (let tries = 0; page.workers().length !== count && tries < 400; tries++) await page.waitForTimeout(50);
  expect(page.workers()).toHaveLength(count);
}

describe("a hostile candidate in a browser", () => {
  test.each(hostile)("that $title is $status, and the next two are judged rightly", async (attack) => {
    const { program, status, type, timeLimit } = attack;
    const verdict = await judge(program, timeLimit);
    expect(verdict).toMatchObject(type ? { status, type } : { status });
    expect((await judge("def f(x): return 2 * x")).status).toBe("passed");
    expect((await judge("def f(x): return x + 2")).status).toBe("failed");
    expect(elsewhere).toEqual([]);
  });
});

test("ended workers are replaced, never kept", () => untilWorkersAre(2));

test("the frame has no origin, no storage and no network, and neither have its workers", async () => {
  const attempts = [
    () => fetch(location.href),
    () => {
      const request = new XMLHttpRequest();
      request.open("GET", "http://localhost", false);
      request.send();
    },
    () => indexedDB.open("kept"),
    () => caches.open("kept"),
  ].map(String);
  const frame = page.frames().find((one) => one.url().endsWith("/runner.html"))!;
  const [inFrame, inWorker] = await frame.evaluate(
    async ([all, url]) => {
      const script = `const every = [${all.join()}, () => fetch(url), () => importScripts(url), () => localStorage];
        const url = ${JSON.stringify(url)};
        const refused = (action) => Promise.resolve().then(action).then(() => String(action), () => "refused");
        Promise.all(every.map(refused)).then((told) => postMessage([self.origin, ...told]));`;
      const worker = new Worker(URL.createObjectURL(new Blob([script])));
      const told = new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
      const page = await fetch(url).then(String, () => "refused");
      return [[self.origin, page], await told];
    },
    [attempts, `${site.url}/health`] as const,
  );
  expect(inFrame).toEqual(["null", "refused"]);
  expect(inWorker).toEqual(["null", ...Array<string>(7).fill("refused")]);
});

test("close() ends every worker, one in an endless program too, and another pool can start after it", async () => {
  const waiting = judge("def f(x): return sum(range(10**13))", 60).catch((error: Error) => error.message);
  await page.evaluate(() => pool.close());
  expect(await waiting).toContain("the run was cancelled");
  await untilWorkersAre(0);
  expect(await page.locator("iframe").count()).toBe(0);
  await start();
  expect((await judge("def f(x): return 2 * x")).status).toBe("passed");
});
