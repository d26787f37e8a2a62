import { describe, expect, test } from "@jest/globals";
import axe from "axe-core";
import { readXlsx } from "hucre/xlsx";
import { readFileSync } from "node:fs";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

const openSheet = sheetBrowser();

declare const univerAPI: {
  getActiveWorkbook(): {
    getSheets(): { getSheetName(): string }[];
    insertSheet(name: string, options: { sheet: object }): void;
  };
};
const sheetNames = ({ page }: SheetPage) =>
  page.evaluate(() =>
    univerAPI
      .getActiveWorkbook()
      .getSheets()
      .map((sheet) => sheet.getSheetName()),
  );

/** Saves as a user does, and gives the bytes that were downloaded. */
async function save({ page }: SheetPage, choice: string): Promise<Uint8Array> {
  await page.getByRole("button", { name: "Save as .xlsx" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as .xlsx" });
  await dialog.getByRole("radio", { name: choice }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 60_000 }),
    dialog.getByRole("button", { name: "Save" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("passk.xlsx");
  return new Uint8Array(readFileSync((await download.path())!));
}

async function open({ page }: SheetPage, name: string, buffer: Uint8Array): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open…" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "", buffer: Buffer.from(buffer) });
}

describe("files in the sheet", () => {
  test("saves formulas, results and charts as .xlsx, and opens them again beside what is there", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    await sheet.type("B2", "20");
    await sheet.type("C2", "4");
    await sheet.type("D2", "=EVAL.PASSK(B2,C2,{1,5})");
    await sheet.untilClose("E2", 0.718266253869969);

    const file = await save(sheet, "With the add-in’s formulas");
    const { sheets } = await readXlsx(file, { readStyles: true });
    expect(sheets.map(({ name }) => name)).toEqual([...(await sheetNames(sheet)), "Charts"]);
    const tried = sheets.find(({ name }) => name === "Try it")!;
    expect(tried.cells!.get("1,3")).toMatchObject({
      formula: "_xldudf_EVAL_PASSK(B2,C2,{1,5})",
      formulaResult: 0.2,
      formulaDynamic: true,
      formulaRef: "D2:E2",
      style: { numFmt: "0.0000" },
    });
    expect(tried.rows[1][4]).toBeCloseTo(0.718266253869969, 15);
    expect(sheets.at(-1)!.charts!.length).toBeGreaterThanOrEqual(6);

    await open(sheet, "passk.xlsx", file);
    const told = sheet.page.getByRole("dialog", { name: /^Opened \d+ sheets$/ });
    await told.getByText("the sheet of charts, which every save makes anew").waitFor();
    await told.getByRole("button", { name: "OK" }).click();
    await sheet.show("Try it 2");
    await sheet.until(() => sheet.formula("D2"), "=EVAL.PASSK(B2,C2,{1,5})");
    await sheet.untilClose("E2", 0.718266253869969);
    await sheet.type("C2", "0");
    await sheet.until(() => sheet.value("E2"), 0);
  });

  test("saves without the add-in, and says how many cells hold their values", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    await sheet.type("D2", "=EVAL.PASSK_TRUE(0.5,2)");
    await sheet.untilClose("D2", 0.75);
    const { sheets, namedRanges } = await readXlsx(await save(sheet, "Without the add-in"));
    await sheet.page.getByText(/cells? holds? (its value|their values): only the add-in has their formulas/).waitFor();
    expect(namedRanges!.map(({ name }) => name)).toContain("PASSK_MEAN");
    expect(sheets.find(({ name }) => name === "Try it")!.rows[1][3]).toBe(0.75);
    const formulas = sheets.flatMap(({ cells }) => [...(cells?.values() ?? [])].map(({ formula }) => formula ?? ""));
    expect(formulas.filter((formula) => /EVAL/.test(formula))).toEqual([]);
    expect(formulas.filter((formula) => formula.startsWith("PASSK(")).length).toBeGreaterThan(900);
  });

  test("draws, and says what it does, while it saves 20,000 formulas", async () => {
    const sheet = await openSheet();
    await sheet.page.evaluate(() => {
      const row = (i: number) => [{ v: 200 }, { v: i % 201 }, { f: `=EVAL.PASSK(A${i + 1},B${i + 1},10)` }];
      const cellData = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [i, row(i)]));
      univerAPI.getActiveWorkbook().insertSheet("Large", { sheet: { rowCount: 20_010, columnCount: 10, cellData } });
    });
    await sheet.show("Large");
    await sheet.until(async () => typeof (await sheet.value("C20000")), "number", 120_000);
    const drawn = sheet.page.evaluate(async () => {
      const said = new Set<string>();
      let frames = 0;
      const saving = () => document.querySelector("dialog.working h2")?.textContent;
      while (!saving()) await new Promise((resolve) => setTimeout(resolve));
      for (let title = saving(); title; title = saving()) {
        said.add(title);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames++;
      }
      return { said: [...said], frames };
    });
    const { sheets } = await readXlsx(await save(sheet, "With the add-in’s formulas"));
    expect(sheets.find(({ name }) => name === "Large")!.rows.at(-1)).toEqual([200, 100, expect.any(Number)]);
    const { said, frames } = await drawn;
    expect(said).toEqual(["Saving passk.xlsx …"]);
    expect(frames).toBeGreaterThan(10);
    expect(await sheet.page.locator("#save").innerText()).toBe("Save as .xlsx");
  });

  test("opens a .csv as a sheet of its own", async () => {
    const sheet = await openSheet();
    await open(sheet, "my counts.csv", new TextEncoder().encode('problem,n,c\n007,20,4\n"a, b",30,5\n=1+1,3,1\n'));
    await sheet.until(() => sheetNames(sheet).then((names) => names.at(-1)!), "my counts");
    await sheet.until(
      () => sheet.values("A1:C4"),
      [
        ["problem", "n", "c"],
        ["007", 20, 4],
        ["a, b", 30, 5],
        ["=1+1", 3, 1],
      ],
    );
    await sheet.type("D2", "=EVAL.PASSK(B2,C2,5)");
    await sheet.untilClose("D2", 0.718266253869969);
  });

  test("saves the result of what was typed last, and opens a file that is dropped on the grid", async () => {
    const sheet = await openSheet();
    await sheet.show("Try it");
    await sheet.type("D2", "=EVAL.PASSK(B2,C2,5)");
    await sheet.type("B2", "20");
    await sheet.type("C2", "4");
    const { sheets } = await readXlsx(await save(sheet, "With the add-in’s formulas"));
    expect(sheets.find(({ name }) => name === "Try it")!.cells!.get("1,3")!.formulaResult).toBeCloseTo(0.7182662538, 9);

    await sheet.page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["n,c\n10,3\n"], "dropped.csv"));
      const grid = document.getElementById("sheet")!;
      for (const type of ["dragover", "drop"]) grid.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })); // prettier-ignore
    });
    await sheet.until(() => sheetNames(sheet).then((names) => names.at(-1)!), "dropped");
  });

  test("asks how to save in a dialog that passes axe, and that Escape and Cancel close without a file", async () => {
    const { page } = await openSheet();
    const button = page.getByRole("button", { name: "Save as .xlsx" });
    const dialog = page.getByRole("dialog", { name: "Save as .xlsx" });
    await page.evaluate(axe.source);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await button.click();
      const found = await page.evaluate(async () => {
        const { violations } = await axe.run("dialog");
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      });
      expect(found).toEqual([]);
      if (colorScheme === "light") await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: "Cancel" }).click();
      await dialog.waitFor({ state: "hidden" });
      expect(await button.isEnabled()).toBe(true);
    }
  });

  test("says why a file cannot be opened, and leaves the workbook as it was", async () => {
    const sheet = await openSheet();
    const before = await sheetNames(sheet);
    const bad: [name: string, bytes: Uint8Array, why: RegExp][] = [
      [
        "notes.xlsx",
        new TextEncoder().encode("This is no zip, though its name says that it is one."),
        /^notes\.xlsx is no \.xlsx or \.csv file/,
      ],
      ["empty.csv", new Uint8Array(), /holds no rows/],
      [
        "locked.xlsx",
        Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0)),
        /password/,
      ],
    ];
    for (const [name, bytes, why] of bad) {
      await open(sheet, name, bytes);
      const dialog = sheet.page.getByRole("dialog", { name: "This file was not opened" });
      await dialog.getByText(why).waitFor();
      await dialog.getByRole("button", { name: "OK" }).click();
      await dialog.waitFor({ state: "hidden" });
    }
    expect(await sheetNames(sheet)).toEqual(before);
  });
});
