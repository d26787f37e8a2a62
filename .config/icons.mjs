// `npm run icons`: draws assets/icon.svg at the sizes that Excel asks for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "./chromium.mjs";
import { root } from "./install.mjs";

const assets = join(root, "assets");
const svg = readFileSync(join(assets, "icon.svg"), "utf8");
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const page = await browser.newPage();
await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
for (const size of [16, 32, 64, 80, 128]) {
  await page.setViewportSize({ width: size, height: size });
  await page.screenshot({ path: join(assets, `icon-${size}.png`), omitBackground: true });
}
await browser.close();
