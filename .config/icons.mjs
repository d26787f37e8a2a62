// `npm run icons`: renders assets/icon.svg to the sizes that Office asks for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "./chromium.mjs";
import { root } from "./install.mjs";

const svg = readFileSync(join(root, "assets", "icon.svg"), "utf8");
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const size of [16, 32, 64, 80, 128]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(root, "assets", `icon-${size}.png`), omitBackground: true });
}
await browser.close();
