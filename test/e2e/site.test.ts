import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Browser, chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../.config/chromium.mjs";
import { startSite } from "./site.ts";

const officeScript = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;

beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page, waits for what shows that it runs, and gives what the policy blocked and where requests went. */
async function visit(path: string, shown: string) {
  const page = await browser.newPage();
  const refused: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) refused.push(message.text());
  });
  page.on("pageerror", (error) => refused.push(String(error)));
  await page.context().route("**", (route) => {
    const url = route.request().url();
    if (url.startsWith(site.url) || /^(data|blob):/.test(url)) return route.continue();
    elsewhere.push(url);
    return route.abort();
  });
  await page.goto(`${site.url}${path}`);
  await page.locator(shown).first().waitFor({ state: "visible", timeout: 60_000 });
  await page.context().close();
  return { refused, elsewhere };
}

test.each([
  ["/", "#sheet canvas", []],
  ["/help.html", "h1", []],
  ["/taskpane.html", "#outside", [officeScript]],
])("%s runs under its policy and asks no other origin but Microsoft's for its script", async (path, shown, asked) => {
  expect(await visit(path, shown)).toEqual({ refused: [], elsewhere: asked });
});

test("/taskpane.html without Microsoft's script says what it is, and leads to the sheet", async () => {
  const page = await browser.newPage();
  await page.route("https://appsforoffice.microsoft.com/**", (route) => route.abort());
  await page.goto(`${site.url}/taskpane.html`);
  const said = page.locator("#outside");
  await said.getByText("task pane of passk, an add-in that brings pass@k").waitFor();
  expect(await page.locator("#reason").innerText()).toMatch(/^Microsoft's script .* could not be loaded/);
  expect(await said.getByRole("link", { name: "Read about the formulas" }).getAttribute("href")).toBe("help.html");
  await said.getByRole("link", { name: "open the sheet in the browser" }).click();
  await page.locator("#sheet canvas").first().waitFor({ timeout: 60_000 });
  await page.close();
});
