import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

interface Sheet {
  getRange(address: string): { getDisplayValue(): string };
  setColumnWidth(column: number, pixels: number): void;
}
declare const univerAPI: { getActiveWorkbook(): { getActiveSheet(): Sheet } };

const openSheet = sheetBrowser();
const shown = ({ page }: SheetPage, address: string) =>
  page.evaluate((a) => String(univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).getDisplayValue()), address);

test("a number without a format is rounded to the width of its cell, and keeps its digits when it is edited", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await sheet.show("Try it");
  await sheet.fill("B2:B4", [["=EVAL.PASSK(4602300,4,1)"], [1234567890123], ["=EVAL.PASSK({3,4},1,1)"]]);
  await sheet.until(() => shown(sheet, "B2"), "8.7E-07");
  expect(await shown(sheet, "B3")).toBe("1.2E+12");
  await sheet.until(() => shown(sheet, "B4"), "0.33333");
  await page.evaluate(() => univerAPI.getActiveWorkbook().getActiveSheet().setColumnWidth(1, 120));
  await sheet.until(() => shown(sheet, "B2"), "8.69131E-07");
  expect(await sheet.value("B2")).toBe(4 / 4602300);

  await sheet.click("B3");
  await page.keyboard.press("F2");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await sheet.until(() => sheet.value("B3"), 12345678901234);
});
