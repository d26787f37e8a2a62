// `npm run screenshot`: takes the README's pictures of the built sheet and of an import, at the size that a reader sees them.
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

  await page.getByRole("tab", { name: "Import" }).click();
  await page
    .locator("#pane input[type=file]")
    .first()
    .setInputFiles({
      name: "samples.jsonl_results.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(exampleResults()),
    });
  await page.getByText("HumanEval results").waitFor();
  await page.getByRole("button", { name: "Insert counts" }).waitFor();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(root, "assets", "import.png") });
} finally {
  await browser.close();
  await server.close();
}

/** A results file as human-eval writes it, made up for the picture: 20 problems with 10 samples each. */
function exampleResults() {
  const rows = Array.from({ length: 200 }, (_, i) => {
    const passed = (i * 7) % 10 < Math.floor(i / 10) / 2;
    return { task_id: `Example/${Math.floor(i / 10)}`, completion: "", result: passed ? "passed" : "failed", passed };
  });
  return rows.map((row) => JSON.stringify(row)).join("\n") + "\n";
}
