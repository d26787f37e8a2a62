import { describe, expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { hands } from "./hands.ts";
import { sheetBrowser } from "./openSheet.ts";

const openSheet = sheetBrowser();

const curve = (page: Page) => page.getByRole("img", { name: "pass@k against k" });
const histogram = (page: Page) => page.getByRole("img", { name: "Problems by their rate c/n" });
const figure = (page: Page, title: string) => page.locator("#pane figure").filter({ hasText: title });

/** Mean over problems of 1 - C(n-c,k)/C(n,k), summed in whole numbers, as the pane shows it. */
function percentOfMean(counts: number[], n: number, k: number): string {
  const choose = (a: number, b: number): bigint =>
    b === 0 ? 1n : a < b ? 0n : (choose(a - 1, b - 1) * BigInt(a)) / BigInt(b);
  const solved = counts.reduce((sum, c) => sum + choose(n, k) - choose(n - c, k), 0n);
  const mean = Number((solved * 10n ** 15n) / (choose(n, k) * BigInt(counts.length))) / 1e15;
  return `${(100 * mean).toFixed(1)}%`;
}

const rowsOf = (table: Locator) =>
  table.locator("tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

test("the charts show a line, a band and a plug-in for each model, and the values where the mouse is", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  const chart = curve(page);
  await chart.waitFor();
  const paths = (marks: string) => chart.locator(`${marks} path`).count();
  expect(await paths('g[stroke-width="2.25"]')).toBe(2);
  expect(await paths("g[stroke-dasharray]")).toBe(2);
  expect(await paths('g[fill-opacity="0.16"]')).toBe(2);
  expect(await chart.innerText().catch(() => chart.textContent())).toContain("k, samples drawn");
  expect(await histogram(page).locator("rect[fill]").count()).toBeGreaterThanOrEqual(20);

  const counts = (await sheet.values("D2:D165")).flat().map(Number);
  const box = (await chart.boundingBox())!;
  // The upper line at its right end: gpt-4 at k = 10.
  await page.mouse.move(box.x + box.width - 16, box.y + 0.16 * box.height);
  await chart.getByText("gpt-4").waitFor();
  const tip = (await chart.textContent())!;
  expect(tip).toContain("k = 10");
  expect(tip).toContain(`pass@k, unbiased: ${percentOfMean(counts, 10, 10)}`);
  expect(tip).toMatch(/95% interval: 85\.\d% – 94\.\d%/);
  expect(tip).toContain("plug-in, biased low: 90.3%");

  const bars = (await histogram(page).boundingBox())!;
  await page.mouse.move(bars.x + bars.width - 20, bars.y + bars.height / 2);
  const most = counts.filter((c) => c >= 9).length;
  await histogram(page).getByText(`${most} problems`).waitFor();
});

describe.each(hands)("Chart by %s", (_, hand) => {
  test("Values lists what the charts show, and follows a count", async () => {
    const sheet = await openSheet();
    const { page } = sheet;
    await curve(page).waitFor();
    const counts = (await sheet.values("C2:C165")).flat().map(Number);
    await hand.press(figure(page, "pass@k against k").locator("summary"));
    const values = page.getByRole("table", { name: "Values of pass@k against k" });
    await values.waitFor();
    const rows = await rowsOf(values);
    expect(rows.length).toBe(20);
    const shown = rows.filter(([model]) => model === "gpt-3.5-turbo").map(([, k, mean]) => [k, mean]);
    expect(shown).toEqual(Array.from({ length: 10 }, (_k, i) => [String(i + 1), percentOfMean(counts, 10, i + 1)]));

    await hand.press(figure(page, "Problems by their rate").locator("summary"));
    const bins = page.getByRole("table", { name: "Values of Problems by their rate" });
    const ofBin = (all: number[]) =>
      Array.from({ length: 10 }, (_bin, i) => String(all.filter((c) => Math.min(9, c) === i).length));
    expect((await rowsOf(bins)).map((row) => row[1])).toEqual(ofBin(counts));

    const before = await curve(page).getAttribute("aria-description");
    await sheet.type("C2", "10");
    const after = [10, ...counts.slice(1)];
    await sheet.until(async () => (await rowsOf(values))[0][2], percentOfMean(after, 10, 1));
    expect((await rowsOf(bins)).map((row) => row[1])).toEqual(ofBin(after));
    await sheet.until(async () => (await curve(page).getAttribute("aria-description")) !== before, true);
  });

  test("Save as SVG and as PNG give the chart as a file", async () => {
    const { page } = await openSheet();
    await curve(page).waitFor();
    const save = async (title: string, kind: string) => {
      const button = figure(page, title).getByRole("button", { name: `Save as ${kind}` });
      const [download] = await Promise.all([page.waitForEvent("download"), hand.press(button)]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const svg = await save("pass@k against k", "SVG");
    expect(svg.name).toBe("pass-at-k.svg");
    const text = svg.bytes.toString("utf8");
    expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).toContain("k, samples drawn");
    expect(text).not.toContain("var(--");

    const png = await save("Problems by their rate", "PNG");
    expect(png.name).toBe("correct-rate.png");
    expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    // Three dots of the file for each of the screen.
    const box = (await histogram(page).boundingBox())!;
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([3 * box.width, 3 * box.height]);
  });

  test("a table of one model has one line, and a table without counts says what is missing", async () => {
    const sheet = await openSheet();
    const { page } = sheet;
    await sheet.show("Airline agent");
    await page.locator("#pane").getByText("50 problems, 1 model", { exact: true }).waitFor();
    await sheet.until(() => curve(page).locator('g[stroke-width="2.25"] path').count(), 1);
    await sheet.show("Try it");
    await sheet.clear("A1:Z60");
    await hand.openTab(page, "Chart");
    await page.getByText("This sheet is empty").waitFor();
  });
});
