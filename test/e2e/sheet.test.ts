import { describe, expect, test } from "@jest/globals";
import axe from "axe-core";
import { sheetBrowser } from "./openSheet.ts";

const openSheet = sheetBrowser();

/** 1 - C(n-c,k)/C(n,k) from whole numbers, as the published formula reads. */
function exact(n: number, c: number, k: number): number {
  const choose = (a: number, b: number) => {
    let result = 1n;
    for (let i = 0; i < b; i++) result = (result * BigInt(a - i)) / BigInt(i + 1);
    return a < b ? 0n : result;
  };
  const scale = 10n ** 18n;
  return Number(scale - (scale * choose(n - c, k)) / choose(n, k)) / 1e18;
}

describe("the sheet", () => {
  test("opens on HumanEval with its published averages 0.7695 and 0.8482 at k = 1", async () => {
    const sheet = await openSheet();
    await sheet.untilClose("G2", 1262 / 1640);
    await sheet.untilClose("G5", 1391 / 1640);
    await sheet.untilClose("G3", 1262 / 1640);
    await sheet.untilClose("G6", 1391 / 1640);
    expect(await sheet.formula("G3")).toBe("=EVAL.PASSK_MEAN($B$2:$B$165,$C$2:$C$165,$G$1:$I$1)");
  });

  test("takes a formula typed with completion, fills it down by the handle, averages it and takes it all back", async () => {
    const sheet = await openSheet();
    await sheet.untilClose("G2", 1262 / 1640);
    await sheet.clear("L2:L165");
    await sheet.until(() => sheet.value("L165"), null);
    await sheet.click("L2");
    await sheet.page.keyboard.type("=eval.passk");
    await sheet.page.getByText("EVAL.PASSK_MEAN", { exact: true }).waitFor();
    await sheet.page.keyboard.press("Tab");
    await sheet.page.getByText("EVAL.PASSK(n,c,k)").waitFor();
    await sheet.page.keyboard.type("B2,C2,7)");
    await sheet.page.keyboard.press("Enter");
    await sheet.untilClose("L2", exact(10, Number(await sheet.value("C2")), 7));
    await sheet.click("L2");
    await sheet.dragHandle("L2", "L165");
    await sheet.until(() => sheet.formula("L165"), "=EVAL.PASSK(B165,C165,7)");
    expect(await sheet.formula("L166")).toBe("");
    await sheet.wheelToTop();
    await sheet.untilClose("L9", exact(10, Number(await sheet.value("C9")), 7));
    await sheet.type("F15", "=AVERAGE(L2:L165)");
    const counts = (await sheet.values("C2:C165")).flat();
    const mean = counts.reduce<number>((sum, c) => sum + exact(10, Number(c), 7), 0) / counts.length;
    await sheet.untilClose("F15", mean);
    await sheet.page.keyboard.press("Control+z");
    await sheet.until(() => sheet.value("F15"), null);
    await sheet.page.keyboard.press("Control+z");
    await sheet.until(() => sheet.value("L165"), null);
    await sheet.click("L2");
    await sheet.doubleClickHandle("L2");
    await sheet.until(() => sheet.formula("L165"), "=EVAL.PASSK(B165,C165,7)");
  });

  test("spills over k = {1,5,10}, computes again when a count changes, and reads the spill as A8#", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    await sheet.type("B2", "10");
    await sheet.type("C2", "3");
    await sheet.type("A8", "=EVAL.PASSK(B2,C2,{1,5,10})");
    await sheet.untilClose("B8", exact(10, 3, 5));
    await sheet.untilClose("C8", 1);
    await sheet.type("A10", "=SUM(A8#)");
    await sheet.untilClose("A10", exact(10, 3, 1) + exact(10, 3, 5) + 1);
    await sheet.type("C2", "1");
    await sheet.untilClose("B8", exact(10, 1, 5));
    await sheet.untilClose("A10", exact(10, 1, 1) + exact(10, 1, 5) + 1);
  });

  test("shows #SPILL! where a cell is in the way, and spills again once it is empty", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    await sheet.type("A8", "=EVAL.PASSK(10,3,{1,5,10})");
    await sheet.type("A10", "=B8*2");
    await sheet.untilClose("A10", 2 * exact(10, 3, 5));
    await sheet.type("C8", "7");
    await sheet.until(() => sheet.value("A8"), "#SPILL!");
    await sheet.until(() => sheet.value("A10"), 0);
    await sheet.clear("C8");
    await sheet.untilClose("C8", 1);
    await sheet.untilClose("A10", 2 * exact(10, 3, 5));
  });

  test("says in words what each error is when its cell is selected", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    const errors: [formula: string, code: string, message: RegExp][] = [
      ["=EVAL.PASSK(10,3,11)", "#N/A", /k must be at most n = 10; got 11/],
      ["=EVAL.PASSK(10,11,1)", "#VALUE!", /c must be .*; got 11/],
      ['=EVAL.PASSK(10,"many",1)', "#VALUE!", /c must be .*; got "?many/],
      ["=EVAL.PASSK(TRUE,1,1)", "#VALUE!", /n must be .*; got TRUE/],
      ["=EVAL.PASSK(10,2.5,1)", "#VALUE!", /c must be .*; got 2.5/],
      ["=EVAL.PASSK({10;10},{1,1,1},{1;1;1})", "#VALUE!", /n must be of a shape that fits k \(3 x 1\); got 2 x 1/],
      ["=EVAL.PASSK(1/0,1,1)", "#DIV/0!", /got #DIV\/0!/],
      ["=EVAL.PASS(10,3,1)", "#NAME?", /no function and no name is spelled so/],
      ["=SQRT(-1)", "#NUM!", /outside of what the function takes/],
      ["=EVAL.PASSK(10,3)", "#N/A", /the number of arguments is not the function's/],
    ];
    for (const [i, [formula]] of errors.entries()) await sheet.type(`B${i + 9}`, formula);
    for (const [i, [, code, message]] of errors.entries()) {
      await sheet.until(() => sheet.value(`B${i + 9}`), code);
      await sheet.click(`B${i + 9}`);
      await sheet.until(async () => (await sheet.page.locator("#cell span").first().innerText()) as string, code);
      const said = sheet.page.locator("#cell .error");
      expect((await said.count()) ? await said.innerText() : "").toMatch(message);
    }
  });

  test("keeps the work over a reload, and forgets it only after asking", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    await sheet.type("A2", "my problem");
    await sheet.type("B2", "=EVAL.PASSK(20,4,5)");
    await sheet.untilClose("B2", exact(20, 4, 5));
    await sheet.until(() => sheet.page.locator("#saved").innerText(), "Saved in this browser");
    await sheet.page.waitForTimeout(600);
    await sheet.page.reload();
    await sheet.ready();
    await sheet.show("Try it");
    await sheet.until(() => sheet.value("A2"), "my problem");
    await sheet.untilClose("B2", exact(20, 4, 5));

    await sheet.page.getByRole("button", { name: "Start over" }).click();
    const dialog = sheet.page.getByRole("dialog", { name: "Start over?" });
    await dialog.getByRole("button", { name: "Keep my work" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await sheet.value("A2")).toBe("my problem");

    await sheet.page.getByRole("button", { name: "Start over" }).click();
    await Promise.all([sheet.page.waitForEvent("load"), dialog.getByRole("button", { name: "Start over" }).click()]);
    await sheet.ready();
    await sheet.show("Try it");
    expect(await sheet.value("A2")).toBeNull();
  });

  test.each(["light", "dark"] as const)(
    "passes axe around the grid and the pane at 1280 and 320 px, %s",
    async (colorScheme) => {
      const { page } = await openSheet({ colorScheme });
      await page.locator("#toggle-pane:enabled").waitFor();
      await page.evaluate(axe.source);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(async () => {
          // The grid is a canvas of Univer, told in words below it; the pane has checks of its own.
          const { violations } = await axe.run({ exclude: ["#sheet", "#pane"] });
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
        });
        expect(found).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
});
