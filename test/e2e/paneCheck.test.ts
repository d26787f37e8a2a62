import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

const openSheet = sheetBrowser();
const faulty = [
  ["p1", 10, 11],
  ["p2", 3, 1],
  ["p3", 10, 4],
  ["p2", 10, 4],
  ["p4", 10, null],
  ["p5", "ten", 2],
  ["average", 10, 4],
];
const order = [
  "Not a count",
  "Half a problem",
  "More correct than samples",
  "A problem appears twice",
  "Problems differ in n",
  "Averages, totals or notes below the counts",
  "Few problems",
];

async function openOn(rows: (string | number | null)[][]): Promise<SheetPage> {
  const sheet = await openSheet();
  await sheet.show("Try it");
  await sheet.fill(`A2:C${rows.length + 1}`, rows);
  return sheet;
}
const titles = (sheet: SheetPage) => sheet.page.getByRole("tabpanel", { name: "Check" }).locator("h2").allInnerTexts();
const rowsOf = (sheet: SheetPage, title: string) =>
  sheet.page
    .getByRole("button", { name: `Show: ${title}` })
    .locator("xpath=preceding-sibling::span")
    .innerText();
const selected = (sheet: SheetPage) => () => sheet.page.locator("#cell b").innerText();

test("by mouse: lists what breaks pass@k, gravest first, each with its rows, and goes to them one after another", async () => {
  const sheet = await openOn(faulty);
  const { page } = sheet;
  await page.getByRole("tab", { name: "Check" }).click();
  await sheet.until(() => titles(sheet), order);
  expect(await rowsOf(sheet, "More correct than samples")).toBe("Column C, row 2");
  expect(await rowsOf(sheet, "Few problems")).toBe("Column B, rows 2 to 7");
  await page.getByRole("button", { name: "Show: More correct than samples" }).click();
  await sheet.until(selected(sheet), "C2");
  const twice = page.getByRole("button", { name: "Show: A problem appears twice" });
  await twice.click();
  await sheet.until(selected(sheet), "A3");
  await twice.click();
  await sheet.until(selected(sheet), "A5");
  expect(await rowsOf(sheet, "A problem appears twice")).toBe("Column A, rows 3, 5 (shown: 5)");
});

test("by keyboard: another k has other findings, Enter goes to their rows, and a corrected cell takes a finding away", async () => {
  const sheet = await openOn(faulty);
  const { page } = sheet;
  const { keyboard } = page;
  await sheet.click("A1");
  await sheet.keyToTab("Check");
  await sheet.tabTo(page.getByRole("spinbutton", { name: "k that you mean to use" }));
  await keyboard.press("Control+a");
  await keyboard.type("4");
  await keyboard.press("Enter");
  await page.getByRole("heading", { name: "Fewer than k = 4 samples" }).waitFor();
  await keyboard.press("ArrowDown");
  await page.getByRole("heading", { name: "Fewer than k" }).waitFor({ state: "detached" });
  await sheet.tabTo(page.getByRole("button", { name: "Show: More correct than samples" }));
  await keyboard.press("Enter");
  await sheet.until(selected(sheet), "C2");
  await keyboard.press("Shift+F6");
  await page.locator("#pane :focus").waitFor({ state: "detached" });
  await keyboard.press("ArrowDown");
  await sheet.until(selected(sheet), "C3");
  await keyboard.press("ArrowUp");
  await sheet.until(selected(sheet), "C2");
  await keyboard.type("9");
  await keyboard.press("Enter");
  await page.getByRole("heading", { name: "More correct than samples" }).waitFor({ state: "detached" });
});

test("finds whole columns that are wrong, averages put through the formula, and nothing in sound counts", async () => {
  const column = (c: (i: number) => string | number) => Array.from({ length: 30 }, (_, i) => [`p${i}`, 10, c(i)]);
  const sheet = await openOn(column((i) => (i + 1) / 31));
  const { page } = sheet;
  await page.getByRole("tab", { name: "Check" }).click();
  await sheet.until(() => titles(sheet), ["Rates in the place of counts"]);
  await page.getByRole("button", { name: "Show: Rates in the place of counts" }).click();
  await sheet.until(selected(sheet), "C2");
  await sheet.fill(
    "A2:C31",
    column((i) => 5 + 3 * i),
  );
  await sheet.until(() => titles(sheet), ["Percentages in the place of counts"]);
  await sheet.fill(
    "A2:C31",
    column(() => 10),
  );
  await sheet.until(() => titles(sheet), ["Every problem is solved every time"]);
  await sheet.fill(
    "A2:C31",
    column(() => 0),
  );
  await sheet.until(() => titles(sheet), ["No problem is ever solved"]);
  await sheet.fill(
    "A2:C31",
    column((i) => i % 11).map(([name, , c]) => [name, 1, Number(c) % 2]),
  );
  await sheet.until(() => titles(sheet), ["One sample a problem"]);
  await sheet.fill(
    "A2:C31",
    column((i) => i % 11),
  );
  await page.getByText("Nothing was found that breaks pass@k.").waitFor();
  await sheet.fill("E40", [["=EVAL.PASSK(10,AVERAGE(C2:C31),5)"]]);
  await sheet.until(() => titles(sheet), ["An average was put through the formula"]);
  await page.getByRole("button", { name: "Show: An average was put through the formula" }).click();
  await sheet.until(selected(sheet), "E40");
  await sheet.show("Plan");
  await page.getByText("No counts were found here").waitFor();
});
