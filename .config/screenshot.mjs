// `npm run screenshot`: takes the README's picture of the built sheet, at the size that a reader sees it.
import { chromium } from "playwright-core";
import { join } from "node:path";
import { chromiumFlags, ensureChromium } from "./chromium.mjs";
import { root } from "./install.mjs";

const { listen } = await import(new URL("../dist/server/listen.mjs", import.meta.url));
const server = await listen({ folder: join(root, "dist"), port: 0, hostname: "localhost" });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  await page.goto(server.url);
  await page.locator("#loading").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Pane" }).and(page.locator("[aria-expanded=true]")).waitFor();
  // The last thing computed is drawn once the chart stands and the first sheet holds its averages.
  await page.locator("#pane svg[role=img], #pane figure svg").first().waitFor();
  await page.waitForFunction(() => {
    const sheet = globalThis.univerAPI.getActiveWorkbook().getActiveSheet();
    return typeof sheet.getRange("P165").getRawValue() === "number";
  });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(root, "assets", "screenshot.png") });
} finally {
  await browser.close();
  await server.close();
}
