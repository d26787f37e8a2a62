import { expect, test } from "@jest/globals";
import type { Page } from "playwright-core";
import { sheetBrowser } from "./openSheet.ts";

declare const univerAPI: { getActiveWorkbook(): { getSheetByName(name: string): unknown } };

const openSheet = sheetBrowser();

/** Demo/0 passes 3 of 4 times and 00123 once; an attempt of 00123 was never scored. */
const results = ["Demo/0", "00123"].flatMap((task, problem) =>
  [0, 1, 2, 3].map((sample) => ({
    task_id: task,
    completion: "return 1\n",
    passed: problem === 1 && sample === 3 ? null : sample === 0 || (problem === 0 && sample < 3),
  })),
);
const jsonl = results.map((row) => JSON.stringify(row)).join("\n");

async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content!], fileName!));
      return data;
    },
    [name, text],
  );
  const zone = page.getByRole("group", { name: "Result files" });
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await zone.dispatchEvent("drop", { dataTransfer: transfer });
}

test("a dropped file is shown, inserted as counts, averaged by PASSK typed over them, and taken back", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Import" }).click();
  await drop(page, "results.jsonl", jsonl);
  await page.getByText("results.jsonl: HumanEval results").waitFor();
  expect(await page.getByRole("row", { name: "00123 3 1 1" }).count()).toBe(1);
  await page.getByRole("button", { name: "Insert counts" }).click();
  await page.getByText("Wrote 2 rows to the new sheet results").waitFor();
  await sheet.until(
    () => sheet.values("A1:D3"),
    [
      ["problem", "n", "c", "unscored"],
      ["Demo/0", 4, 3, 0],
      ["00123", 3, 1, 1],
    ],
  );
  await sheet.type("F2", "=AVERAGE(EVAL.PASSK(B2:B3,C2:C3,2))");
  // pass@2 is 1 - C(1,2)/C(4,2) = 1 and 1 - C(2,2)/C(3,2) = 2/3.
  await sheet.untilClose("F2", 5 / 6);

  await page.getByLabel("Attempts that were never scored").selectOption("fail");
  await page.getByRole("row", { name: "00123 4 1 0" }).waitFor();
});

test("a refused file says what was found, and the sheet stays as it is", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Import" }).click();
  await drop(page, "page.html", "<!doctype html><title>404</title>");
  await page.getByText("page.html: this is a web page").waitFor();
  expect(await page.getByRole("button", { name: "Insert counts" }).count()).toBe(0);
  await drop(page, "metrics.json", '{"pass@1": 0.4}');
  await page.getByText("metrics.json: this file holds sums only").waitFor();
});

test("inserted counts are undone by the button beside them", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await page.getByRole("tab", { name: "Import" }).click();
  await page.getByLabel("Result files").evaluate((zone) => {
    const data = new DataTransfer();
    data.setData("text/plain", "task\tpassed\na\t1\na\t0\n");
    zone.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole("row", { name: "a 2 1 0" }).waitFor();
  await page.getByRole("button", { name: "Insert counts" }).click();
  await sheet.until(() => sheet.value("A2"), "a");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Took the sheet back").waitFor();
  expect(await page.evaluate(() => univerAPI.getActiveWorkbook().getSheetByName("Counts"))).toBeNull();
});

test("a broken file among others is named, and read without once the user leaves it out", async () => {
  const { page } = await openSheet();
  await page.getByRole("tab", { name: "Import" }).click();
  const file = (name: string, text: string) => ({ name, mimeType: "", buffer: Buffer.from(text) });
  await page
    .locator("#pane input[type=file]")
    .first()
    .setInputFiles([file("results.jsonl", jsonl), file("cut.json", '{"a": [1,')]);
  await page.getByText("cut.json, line 1: the JSON ends in the middle").waitFor();
  expect(await page.getByRole("button", { name: "Insert counts" }).count()).toBe(0);
  const leave = page.getByRole("button", { name: "Leave it out and read the other file" });
  await leave.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Left out, and counted nowhere: cut.json.").waitFor();
  await page.getByRole("row", { name: "00123 3 1 1" }).waitFor();
  await page.getByRole("button", { name: "Insert counts" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Clear");
});
