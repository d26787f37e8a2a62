import { afterAll, afterEach, beforeAll, expect } from "@jest/globals";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../.config/chromium.mjs";
import { startSite } from "./site.ts";
import { SheetPage } from "./sheetPage.ts";

/**
 * Starts a browser and a server for the tests of one file; the function it gives back opens the sheet in a fresh
 * profile. After each test it checks that nothing was written to the console as an error or a warning and that no request left the
 * origin.
 */
export function sheetBrowser() {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof startSite>>;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    server = await startSite();
    browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const found = complaints;
    complaints = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const watch = (page: Page) => {
    page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(server.url) && !/^(data|blob):/.test(url)) complaints.push(`request to ${url}`);
    });
  };
  return async function openSheet(
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<void>,
  ): Promise<SheetPage> {
    const context = await browser.newContext({ viewport: { width: 1600, height: 900 }, ...options });
    context.setDefaultTimeout(60000);
    contexts.push(context);
    const page = await context.newPage();
    watch(page);
    await prepare?.(page);
    await page.goto(server.url);
    const sheet = new SheetPage(page);
    await sheet.ready();
    return sheet;
  };
}
