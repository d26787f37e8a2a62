import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

const openSheet = sheetBrowser();

/** Sheet "Try it" with EVAL in A2, a built-in around EVAL in A3, one without in A4, an error in A5, a spill in A8:C8. */
async function openWithFormulas(): Promise<SheetPage> {
  const sheet = await openSheet();
  await sheet.show("Try it");
  const column = ["=EVAL.PASSK(10,3,5)", "=AVERAGE(EVAL.PASSK({10;10},{3;10},5))", "=SUM(2,3)", "=EVAL.PASSK(3,1,5)"];
  await sheet.fill(
    "A2:A5",
    column.map((formula) => [formula]),
  );
  await sheet.fill("A8", [["=EVAL.PASSK(10,3,{1,5,10})"]]);
  await sheet.untilClose("C8", 1);
  return sheet;
}
// pass@k of n = 10 and c = 3: 3/10, 1 - C(7,5)/C(10,5) = 11/12, and 1.
const spilled = [[3 / 10, 11 / 12, 1]];
const formulas = async (sheet: SheetPage) => Promise.all(["A2", "A3", "A4"].map((cell) => sheet.formula(cell)));
const before = ["=EVAL.PASSK(10,3,5)", "=AVERAGE(EVAL.PASSK({10;10},{3;10},5))", "=SUM(2,3)"];
const after = ["", "", "=SUM(2,3)"];

test("by mouse: freezes the EVAL formulas of a block, built-ins around them too, and takes it back", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await sheet.drag("A2", "A4");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Freeze the selection" }).click();
  await page.getByRole("alertdialog", { name: "Replace 2 formulas in A2:A4 by values?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await formulas(sheet)).toEqual(before);
  await page.getByRole("button", { name: "Freeze the selection" }).click();
  await page.getByRole("button", { name: "Freeze", exact: true }).click();
  await page.getByText("Froze 2 formulas.").waitFor();
  expect(await formulas(sheet)).toEqual(after);
  await sheet.untilClose("A2", 11 / 12);
  await sheet.untilClose("A3", 23 / 24);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Taken back.").waitFor();
  expect(await formulas(sheet)).toEqual(before);
  await sheet.untilClose("A3", 23 / 24);
});

test("by keyboard: F6 goes to the pane, Enter freezes, Esc keeps the formulas, and Ctrl+Z in the grid brings them back", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  const { keyboard } = page;
  await sheet.extend("A2", 3, 1);
  await sheet.keyToTab("Share");
  const button = page.getByRole("button", { name: "Freeze the selection" });
  await sheet.tabTo(button);
  await keyboard.press("Enter");
  await page.getByRole("alertdialog").waitFor();
  await keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  expect(await formulas(sheet)).toEqual(before);
  await button.and(page.locator(":focus")).waitFor();
  await keyboard.press("Enter");
  await page.getByRole("button", { name: "Freeze", exact: true }).and(page.locator(":focus")).waitFor();
  await keyboard.press("Enter");
  await page.getByText("Froze 2 formulas.").waitFor();
  expect(await formulas(sheet)).toEqual(after);
  await button.and(page.locator(":focus")).waitFor();
  await keyboard.press("Shift+F6");
  await page.locator("#pane :focus").waitFor({ state: "detached" });
  await keyboard.press("ArrowRight");
  await sheet.until(() => page.locator("#cell b").innerText(), "B2");
  await keyboard.press("Control+z");
  await sheet.until(() => formulas(sheet), before);
});

test("takes a spilled result whole from any of its cells, says so, and spills again on undo", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await sheet.click("C8");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Freeze the selection" }).click();
  await page.getByText("becomes values with all its cells: A8:C8.").waitFor();
  await page.getByRole("button", { name: "Freeze", exact: true }).click();
  await page.getByText("Froze 1 formula.").waitFor();
  expect(await sheet.formula("A8")).toBe("");
  expect(await sheet.values("A8:C8")).toEqual(spilled);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await sheet.until(() => sheet.formula("A8"), "=EVAL.PASSK(10,3,{1,5,10})");
  await sheet.type("A10", "=SUM(A8#)");
  await sheet.untilClose("A10", 3 / 10 + 11 / 12 + 1);
});

test("says in words why there is nothing to freeze, and refuses while a cell is edited", async () => {
  const sheet = await openWithFormulas();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Share" }).click();
  const freeze = page.getByRole("button", { name: "Freeze the selection" });
  await sheet.click("A4");
  await freeze.click();
  await page.getByText("The selection holds no EVAL formula.").waitFor();
  await sheet.until(() => sheet.value("A5"), "#N/A");
  await sheet.click("A5");
  await freeze.click();
  await page.getByText("1 EVAL formula here shows an error or nothing yet").waitFor();
  await sheet.click("A2");
  await page.keyboard.type("12");
  await freeze.click();
  await page.getByRole("button", { name: "Freeze", exact: true }).click();
  await page.getByText("a cell is being edited; finish it with Enter or Esc").waitFor();
  expect(await sheet.formula("A2")).toBe("=EVAL.PASSK(10,3,5)");
});
