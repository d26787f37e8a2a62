import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../../.config/chromium.mjs";
import type { FakeExcel } from "../workbook/fakeExcel.ts";
import { startSite } from "./site.ts";

declare const excel: FakeExcel;
declare const registered: string[];

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
let host: string;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("excelHost.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
  });
  host = outputFiles[0].text;
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The pane as Excel opens it, on a sheet with two problems, an estimate and two errors. */
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 900 } });
  page.on("pageerror", (error) => complaints.push(error.stack ?? error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.route("https://appsforoffice.microsoft.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: host }),
  );
  await page.addInitScript(() => {
    const cells = [
      ["problem", "n", "c", "pass@5"],
      ["p1", 10, 3, "=EVAL_DEV.PASSK(B2,C2,5)"],
      ["p2", 10, 11, "=EVAL_DEV.PASSK(B3,C3,5)"],
      ["p3", 4, 1, "=EVAL_DEV.PASSK(B4:B4,C4:C4,{1,5})"],
    ];
    addEventListener("DOMContentLoaded", () => {
      excel.results = {
        "=EVAL_DEV.PASSK(B2,C2,5)": 11 / 12,
        "=EVAL_DEV.PASSK(B3,C3,5)": "#VALUE!",
        "=EVAL_DEV.PASSK(B4:B4,C4:C4,{1,5})": "#N/A",
      };
      const sheet = excel.sheet("Counts");
      cells.forEach((row, r) => row.forEach((input, c) => sheet.cells.set(`${r},${c}`, { input, format: "General" })));
      excel.selected = [{ row: 1, column: 3, rows: 1, columns: 1 }];
    });
  });
  await page.goto(`${site.url}/taskpane.html`);
  await page.getByRole("tab", { name: "Explain" }).waitFor();
});
afterEach(async () => {
  await page.close();
  const found = complaints;
  complaints = [];
  expect(found).toEqual([]);
});

const select = (row: number, column: number, rows = 1) =>
  page.evaluate(
    ([r, c, height]) => {
      excel.selected = [{ row: r, column: c, rows: height, columns: 1 }];
      excel.tell("selection");
    },
    [row, column, rows] as const,
  );

test("the formulas register with Excel, and Explain gives an error the message that Excel keeps to itself", async () => {
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.getByText("0.91666666666666663").waitFor();
  expect(await page.evaluate(() => registered)).toContain("PASSK");
  await select(2, 3);
  await page.getByText("c must be a whole number from 0 to n = 10; got 11").waitFor();
});

test("Freeze writes values through Office.js, and Undo brings the formulas back", async () => {
  await select(1, 3, 3);
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Freeze the selection" }).click();
  await page.getByRole("button", { name: "Freeze", exact: true }).click();
  await page.getByText("Froze 1 formula. 2 formulas with an error or without a value stayed.").waitFor();
  const inputs = () => page.evaluate(() => [1, 2].map((row) => excel.sheet("Counts").cells.get(`${row},3`)!.input));
  expect(await inputs()).toEqual([11 / 12, "=EVAL_DEV.PASSK(B3,C3,5)"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Taken back.").waitFor();
  expect(await inputs()).toEqual(["=EVAL_DEV.PASSK(B2,C2,5)", "=EVAL_DEV.PASSK(B3,C3,5)"]);
});

test("Check goes to the rows of a finding, and a protected sheet is refused in words", async () => {
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByRole("button", { name: "Show: More correct than samples" }).click();
  await page.waitForFunction(() => excel.selected[0].row === 2 && excel.selected[0].column === 2);
  await select(4, 4);
  await page.evaluate(() => (excel.sheet("Counts").protected = true));
  await page.getByRole("tab", { name: "Formulas" }).click();
  await page.getByRole("button", { name: "Insert PASSK_MEAN" }).click();
  await page.getByText("the sheet Counts is protected; unprotect it first").waitFor();
  expect(await page.evaluate(() => excel.sheet("Counts").cells.has("4,4"))).toBe(false);
});
