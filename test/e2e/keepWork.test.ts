import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { sheetBrowser } from "./openSheet.ts";
import { SheetPage } from "./sheetPage.ts";

const openSheet = sheetBrowser();

const stored = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opened = indexedDB.open("keyval-store");
        opened.onsuccess = () => {
          const asked = opened.result.transaction("keyval").objectStore("keyval").get(name);
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
    key,
  );

/** What is stored of the workbook, as text; nothing may be stored yet. */
const storedWork = async (page: Page) => JSON.stringify((await stored(page, "workbook")) ?? null);

test("work is there after the tab is closed without warning", async () => {
  const sheet = await openSheet();
  await sheet.show("Try it");
  await sheet.type("A2", "kept");
  await sheet.until(async () => (await storedWork(sheet.page)).includes("kept"), true);
  const next = new SheetPage(await sheet.page.context().newPage());
  const url = sheet.page.url();
  await sheet.page.close({ runBeforeUnload: false });
  await next.page.goto(url);
  await next.ready();
  await next.show("Try it");
  await next.until(() => next.value("A2"), "kept");
});

test("a second tab says that it does not save, and does not", async () => {
  const first = await openSheet();
  const second = new SheetPage(await first.page.context().newPage());
  await second.page.goto(first.page.url());
  await second.ready();
  const said = () => second.page.locator("#saved").innerText();
  await second.until(said, "Open in another tab too: changes here are not saved");
  await second.show("Try it");
  await second.type("A2", "lost");
  await first.page.bringToFront();
  await first.show("Try it");
  await first.type("A3", "kept");
  await first.until(async () => (await storedWork(first.page)).includes("kept"), true);
  expect(await storedWork(first.page)).not.toContain("lost");
});

test("work that cannot be read is shown as such, and stays stored when the user starts over", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await sheet.until(() => page.locator("#saved").innerText(), "Saved in this browser");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open("keyval-store");
        opened.onsuccess = () => {
          const transaction = opened.result.transaction("keyval", "readwrite");
          transaction.objectStore("keyval").put({ frame: '{"sheetOrder":', cells: {} }, "workbook");
          transaction.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await page.getByText("The workbook kept in this browser cannot be read").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save a copy" }).click();
  expect((await download).suggestedFilename()).toBe("passk-workbook.json");
  await Promise.all([page.waitForEvent("load"), page.locator("#loading button").click()]);
  await sheet.ready();
  await sheet.untilClose("G2", 1262 / 1640);
  expect(await stored(page, "unreadable workbook")).toEqual({ frame: '{"sheetOrder":', cells: {} });
});

test.each([
  ["keeps nothing at all", "open", /^Not saved, this browser refuses: SecurityError/],
  ["has no room left", "put", /^Not saved, this browser refuses: QuotaExceededError/],
])("a browser that %s still opens the sheet, which says so", async (_, refused, message) => {
  const sheet = await openSheet({}, async (page) => {
    await page.addInitScript((name) => {
      if (name === "open") {
        IDBFactory.prototype.open = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
      } else {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        };
      }
    }, refused);
  });
  await sheet.untilClose("G2", 1262 / 1640);
  await sheet.until(async () => message.test(await sheet.page.locator("#saved").innerText()), true);
});
