import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

const openSheet = sheetBrowser();

/** What the pane says below a heading of the tab Explain. */
const below = (sheet: SheetPage, heading: string) =>
  sheet.page
    .getByRole("tabpanel", { name: "Explain" })
    .getByRole("heading", { name: heading, exact: true })
    .locator("xpath=following-sibling::*[1]");

async function openWithFormulas(): Promise<SheetPage> {
  const sheet = await openSheet();
  await sheet.show("Try it");
  await sheet.fill("A2:C4", [
    ["p1", 10, 3],
    ["p2", 10, 11],
    ["p3", 4, 1],
  ]);
  await sheet.fill("D2:D4", [["=EVAL.PASSK(B2,C2,5)"], ["=EVAL.PASSK(B3,C3,5)"], ["=EVAL.PASSK(B4,C4,5)"]]);
  await sheet.fill("A20", [["=EVAL.PASSK_CURVE({4;4;4},{3;0;1},{1;2})"]]);
  await sheet.untilClose("D2", 11 / 12);
  return sheet;
}

test("by mouse: names what went in, the mathematics, the value to 17 digits and its standard error", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Explain" }).click();
  await sheet.click("D2");
  await page.getByText("D2 =EVAL.PASSK(B2,C2,5)").waitFor();
  // 11/12 in binary, written out.
  await sheet.until(() => below(sheet, "Value").innerText(), "0.91666666666666663 to 17 digits");
  expect(await below(sheet, "What went in").innerText()).toBe("n\n10 B2\nc\n3 C2\nk\n5");
  // R_5 = 1/12 and n = 2k, so R_10 = 0 and the variance is R_5^2.
  expect(await below(sheet, "Standard error").innerText()).toMatch(/^0\.0833333 /);
  expect(await below(sheet, "In mathematics").locator("math mfrac").count()).toBeGreaterThan(0);
  expect(await page.getByRole("link", { name: "Read about this formula" }).getAttribute("href")).toBe(
    "help.html#PASSK",
  );
});

test("by keyboard: follows the selected cell to an error, with its message and the remedy", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await sheet.click("D2");
  await sheet.keyToTab("Explain");
  await page.getByText("D2 =EVAL.PASSK(B2,C2,5)").waitFor();
  await page.keyboard.press("Shift+F6");
  await page.locator("#pane :focus").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  await sheet.until(
    () => below(sheet, "Why it shows an error").innerText(),
    "#VALUE! c must be a whole number from 0 to n = 10; got 11",
  );
  expect(await below(sheet, "What to do").innerText()).toMatch(/^An argument is not what the formula reads/);
  await page.keyboard.press("ArrowDown");
  await sheet.until(() => below(sheet, "Why it shows an error").innerText(), "#N/A k must be at most n = 4; got 5");
  expect(await below(sheet, "What to do").innerText()).toMatch(/Lower k to at most n/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await sheet.until(() => below(sheet, "Value").innerText(), "0.91666666666666663 to 17 digits");
});

test("says what an average of EVAL cells averages", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await sheet.fill("C3", [[3]]);
  await sheet.fill("B4", [[10]]);
  await sheet.fill("D6", [["=AVERAGE(D2:D4)"]]);
  // pass@5 of 3, 3 and 1 of 10 is 11/12, 11/12 and 1/2.
  await sheet.untilClose("D6", 7 / 9);
  await page.getByRole("tab", { name: "Explain" }).click();
  await sheet.click("D6");
  await page.getByText("D6 =AVERAGE(D2:D4)").waitFor();
  expect(await below(sheet, "What went in").innerText()).toMatch(/^averaged cells\n0\.91\d+, 0\.91\d+, 0\.5 D2:D4$/);
  expect(await below(sheet, "Standard error").innerText()).toMatch(/PASSK_SE gives that of a mean/);
});

test("explains a part of a spilled result from the cell that holds its formula, and a plain cell not at all", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Explain" }).click();
  await sheet.click("B21");
  await page.getByText("A part of the result of A20, which spills over this cell.").waitFor();
  // pass@1 of 3/4, 0 and 1/4 is 1/3.
  await sheet.until(() => below(sheet, "Value").innerText(), "0.33333333333333331 to 17 digits");
  // Scores 3/4, 0 and 1/4 have the variance 7/48, and their mean the error of the root of 7/144.
  expect(await below(sheet, "Standard error").innerText()).toMatch(/^0\.220479 of the mean/);
  expect(await below(sheet, "95% interval").innerText()).toMatch(/^0\.\d+ to 0\.\d+$|^0\S* to 1\S*$/);
  await sheet.click("A2");
  await page.getByText("Select a cell with an EVAL formula, an AVERAGE of cells, or an error.").waitFor();
});
