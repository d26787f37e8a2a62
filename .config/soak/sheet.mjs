import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../chromium.mjs";
import { root } from "../install.mjs";

const cycles = 2000;
const warmUp = 200;
const rows = 50;

/** Counts edited one after another in the embedded sheet; each time its formula and the average below must follow. */
export async function soakSheet() {
  const { listen } = await import(join(root, "dist", "server", "listen.mjs"));
  const site = await listen({ folder: join(root, "dist"), port: 0, hostname: "localhost" });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const heaps = await heapsOf(page);
    await page.goto(site.url);
    await page.locator("#loading").waitFor({ state: "hidden", timeout: 120_000 });
    await page.evaluate(insertSheet, rows);
    await page.evaluate(editAndWait, { from: 0, to: warmUp, rows });
    const before = await heaps();
    await page.evaluate(editAndWait, { from: warmUp, to: cycles, rows });
    const after = await heaps();
    const what = `${cycles} edits of the sheet`;
    return [
      { what: `${what}: heap of the page gained`, value: after.page - before.page, unit: "MiB", most: 10 },
      { what: `${what}: heap of the engine gained`, value: after.workers - before.workers, unit: "MiB", most: 10 },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: n, c and pass@1 in each row, and their average below. */
function insertSheet(count) {
  const cellData = {};
  for (let row = 0; row < count; row++)
    cellData[row] = [{ v: 200 }, { v: 0 }, { f: `=EVAL.PASSK(A${row + 1},B${row + 1},1)` }];
  cellData[count] = [{ v: "mean" }, {}, { f: `=AVERAGE(C1:C${count})` }];
  const options = { sheet: { rowCount: count + 10, columnCount: 10, cellData } };
  globalThis.soaked = globalThis.univerAPI.getActiveWorkbook().insertSheet("Soak", options);
}

/** Runs in the page: writes a count and waits until all that depends on it has followed. */
async function editAndWait({ from, to, rows: count }) {
  const { soaked } = globalThis;
  const value = (row, column) => soaked.getRange(row, column).getRawValue();
  for (let cycle = from; cycle < to; cycle++) {
    const row = cycle % count;
    soaked.getRange(row, 1).setValue((cycle * 7) % 201);
    const until = performance.now() + 30_000;
    for (;;) {
      let sum = 0;
      for (let at = 0; at < count; at++) sum += value(at, 1) / 200;
      if (value(row, 2) === value(row, 1) / 200 && Math.abs(value(count, 2) - sum / count) < 1e-9) break;
      if (performance.now() > until) throw new Error(`cycle ${cycle} must be recomputed; got ${value(row, 2)}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

/** Lets the heaps of a page and of its workers be measured, in MiB, each after a collection. */
async function heapsOf(page) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  const answers = new Map();
  let nextId = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => workers.add(sessionId));
  session.on("Target.detachedFromTarget", ({ sessionId }) => workers.delete(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.(result);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const askWorker = (sessionId, method) =>
    new Promise((resolve) => {
      const id = nextId++;
      answers.set(id, resolve);
      void session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) });
    });
  const heap = async (ask) => {
    await ask("HeapProfiler.collectGarbage");
    return (await ask("Runtime.getHeapUsage")).usedSize / 2 ** 20;
  };
  return async () => {
    if (workers.size === 0) throw new Error("the engine must run in a worker; got none");
    let sum = 0;
    for (const sessionId of workers) sum += await heap((method) => askWorker(sessionId, method));
    return { page: await heap((method) => session.send(method)), workers: sum };
  };
}
