import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";

const openSheet = sheetBrowser();

interface LargeSheet {
  getRange(row: number, column: number): { getRawValue(): unknown; setValue(value: number): void };
}
declare const univerAPI: {
  getActiveWorkbook(): { insertSheet(name: string, options: { sheet: object }): LargeSheet };
};
declare const large: LargeSheet;
declare const progress: number[];

test("100,000 PASSK formulas compute while the page goes on drawing, and follow an edited count", async () => {
  const { page } = await openSheet();
  const rows = 100000;
  const frames = await page.evaluate(async (count) => {
    const cellData: Record<number, object> = {};
    for (let i = 0; i < count; i++) {
      cellData[i] = [{ v: i + 1 }, { v: 200 }, { v: i % 201 }, { f: `=EVAL.PASSK(B${i + 1},C${i + 1},10)` }];
    }
    const sheet = univerAPI
      .getActiveWorkbook()
      .insertSheet("Large", { sheet: { rowCount: count + 10, columnCount: 10, cellData } });
    Object.assign(globalThis, { large: sheet });
    const shown: number[] = [];
    Object.assign(globalThis, { progress: shown });
    const bar = document.querySelector("progress")!;
    let drawn = 0;
    while (typeof sheet.getRange(count - 1, 3).getRawValue() !== "number") {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      drawn++;
      if (!bar.hidden) shown.push(bar.value);
    }
    return drawn;
  }, rows);
  expect(frames).toBeGreaterThan(10);
  expect(await page.evaluate(() => progress.some((part) => part > 0 && part < 1))).toBe(true);
  await page.locator("#computing").waitFor({ state: "hidden" });
  const value = (row: number) => page.evaluate((r) => large.getRange(r, 3).getRawValue(), row);
  expect(await value(200)).toBe(1);
  await page.evaluate(() => large.getRange(99999, 2).setValue(191));
  await page.waitForFunction(() => large.getRange(99999, 3).getRawValue() === 1, null, { timeout: 60000 });
});
