import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

const openSheet = sheetBrowser();
const { functions } = JSON.parse(readFileSync(new URL("../../dist/functions.json", import.meta.url), "utf8")) as {
  functions: { name: string }[];
};

async function openOnCounts(): Promise<SheetPage> {
  const sheet = await openSheet();
  await sheet.show("Try it");
  await sheet.fill("A2:C3", [
    ["p1", 10, 3],
    ["p2", 10, 10],
  ]);
  return sheet;
}
const panel = (sheet: SheetPage) => sheet.page.getByRole("tabpanel", { name: "Formulas" });
const signatures = (sheet: SheetPage) => panel(sheet).locator("h2").allInnerTexts();

test("by mouse: lists every formula with signature, example and help, finds by words, and inserts for the selected row", async () => {
  const sheet = await openOnCounts();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Formulas" }).click();
  await sheet.until(async () => (await signatures(sheet)).length, functions.length);
  const examples = panel(sheet).getByText("Example: =EVAL.");
  await sheet.until(() => examples.count(), functions.length);
  expect(await page.getByRole("link", { name: "Help on PASSK_CI" }).getAttribute("href")).toBe("help.html#PASSK_CI");
  await page.getByRole("searchbox", { name: "Search the formulas" }).fill("plug-in biased");
  await sheet.until(() => signatures(sheet), ["EVAL.PASSK_PLUGIN(n, c, k)"]);
  await page.getByRole("searchbox", { name: "Search the formulas" }).fill("nothing like it");
  await page.getByText("No formula fits.").waitFor();
  await page.getByRole("searchbox", { name: "Search the formulas" }).fill("unbiased pass@k");
  await sheet.click("D2");
  await page.getByRole("button", { name: "Insert PASSK", exact: true }).click();
  await page.getByText("Wrote =EVAL.PASSK(B2,C2,10) to D2.").waitFor();
  await sheet.untilClose("D2", 1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Taken back.").waitFor();
  expect(await sheet.formula("D2")).toBe("");
});

test("by keyboard: searches, and inserts right of the selected block with its columns as arguments", async () => {
  const sheet = await openOnCounts();
  const { page } = sheet;
  await sheet.extend("B2", 2, 2);
  await sheet.keyToTab("Formulas");
  await sheet.tabTo(page.getByRole("searchbox", { name: "Search the formulas" }));
  await page.keyboard.type("plug-in biased");
  await sheet.until(() => signatures(sheet), ["EVAL.PASSK_PLUGIN(n, c, k)"]);
  await sheet.tabTo(page.getByRole("button", { name: "Insert PASSK_PLUGIN" }));
  await page.keyboard.press("Enter");
  await page.getByText("Wrote =EVAL.PASSK_PLUGIN(B2:B3,C2:C3,10) to D2.").waitFor();
  // 1 - (1 - 3/10)^10, and 1, which spills over D3.
  await sheet.untilClose("D2", 1 - 0.7 ** 10);
  await sheet.click("D3");
  await sheet.until(() => page.locator("#cell span").first().innerText(), "1");
});

test("whole columns give their counts, header left out; a cell that is taken is left as it is", async () => {
  const sheet = await openOnCounts();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Formulas" }).click();
  await page.getByRole("searchbox", { name: "Search the formulas" }).fill("mean of passk over");
  await sheet.selectColumns("B", "C");
  await page.getByRole("button", { name: "Insert PASSK_MEAN" }).click();
  await page.getByText("Wrote =EVAL.PASSK_MEAN(B2:B3,C2:C3,10) to D2.").waitFor();
  await sheet.untilClose("D2", 1);
  await sheet.click("C2");
  await page.getByRole("button", { name: "Insert PASSK_MEAN" }).click();
  await page.getByText("C2 is not empty; select an empty cell").waitFor();
  expect(await sheet.value("C2")).toBe(3);
});
