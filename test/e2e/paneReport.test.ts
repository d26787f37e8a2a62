import { describe, expect, test } from "@jest/globals";
import { type Hands, hands } from "./hands.ts";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

interface Cells {
  getValues(): unknown[][];
}
declare const univerAPI: {
  getActiveWorkbook(): { getSheetByName(name: string): { getRange(address: string): Cells } };
};

const openSheet = sheetBrowser();
const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };

/** What the summary's cells show: model, k, pass@k, standard error, low and high. */
const summary = ({ page }: SheetPage, address: string) =>
  page.evaluate((a) => univerAPI.getActiveWorkbook().getSheetByName("pass@k summary").getRange(a).getValues(), address);

const report = ({ page }: SheetPage) => page.getByLabel("Text of the report");
const copied = ({ page }: SheetPage) => page.evaluate(() => navigator.clipboard.readText());

async function openReport(hand: Hands): Promise<SheetPage> {
  const sheet = await openSheet(clipboard);
  const pane = sheet.page.locator("#pane");
  await hand.openTab(sheet.page, "Share");
  await pane.getByText("A report reads the cells of a summary").waitFor();
  await hand.press(pane.getByRole("button", { name: "Insert summary" }));
  await report(sheet).waitFor();
  return sheet;
}

describe.each(hands)("Report by %s", (_, hand) => {
  test("the sentence names the estimator, k, n, the problems and what the cells show, and is copied", async () => {
    const sheet = await openReport(hand);
    const text = await report(sheet).inputValue();
    const lines = text.split("\n");
    const cells = await summary(sheet, "A7:F12");
    expect(cells.length).toBe(6);
    for (const [i, [model, k, mean, error, low, high]] of cells.entries()) {
      const sentence = `${model} reaches pass@${k} = ${mean} (unbiased estimator of Chen et al. 2021, n = 10 samples for each of 164 problems, averaged over problems; standard error ${error}, 95% interval ${low} to ${high} by the Agresti-Coull-type t method; the error covers the choice of problems from a wider population and the sampling).`;
      expect(lines[i]).toBe(sentence);
    }
    const [[models, k, difference]] = await summary(sheet, "A16:C16");
    expect([models, k]).toEqual(["gpt-4 less gpt-3.5-turbo", 1]);
    expect(lines[6]).toContain(`At k = 1, ${models} is ${String(difference).replace("%", "")} percentage points`);
    expect(lines.length).toBe(9);

    await hand.press(sheet.page.locator("#pane").getByRole("button", { name: "Copy" }));
    await sheet.page.getByText("Copied.").waitFor();
    expect(await copied(sheet)).toBe(text);
  });

  test("the tables hold the cells' numbers for the k chosen, and follow a count", async () => {
    const sheet = await openReport(hand);
    const pane = sheet.page.locator("#pane");
    await hand.press(pane.getByRole("button", { name: "5", exact: true }));
    const copy = async (format: string) => {
      await hand.choose(pane.getByLabel("Format", { exact: true }), format);
      await hand.press(pane.getByRole("button", { name: "Copy" }));
      await sheet.page.getByText("Copied.").waitFor();
      return copied(sheet);
    };
    const tsv = (await copy("TSV")).split("\n").map((line) => line.split("\t"));
    expect(tsv[0]).toEqual(["model", "k", "pass@k", "standard error", "low", "high", "n", "problems"]);
    expect(tsv.slice(1).map(([model, k]) => `${model} ${k}`)).toEqual([
      "gpt-3.5-turbo 1",
      "gpt-3.5-turbo 10",
      "gpt-4 1",
      "gpt-4 10",
    ]);
    // Every digit of the cells: 1262 and 1391 of 1640 samples are correct.
    expect([tsv[1][2], tsv[3][2]]).toEqual([1262, 1391].map((correct) => String(correct / 1640)));
    const cells = await summary(sheet, "C7:F12");
    const rows = [0, 2, 3, 5].map((row) => cells[row]);
    const percents = (line: string[]) => line.map((number) => `${(100 * Number(number)).toFixed(1)}%`);
    expect(tsv.slice(1).map((line) => percents(line.slice(2, 6)))).toEqual(rows);

    const rounded = tsv
      .slice(1)
      .map((line) => line.map((cell, i) => (i > 1 && i < 6 ? Number(cell).toFixed(4) : cell)));
    const markdown = (await copy("Markdown")).split("\n");
    expect(markdown.slice(2)).toEqual(rounded.map((line) => `| ${line.join(" | ")} |`));
    const latex = (await copy("LaTeX")).split("\n");
    expect(latex[0]).toBe("\\begin{tabular}{lrrrrrrr}");
    expect(latex.slice(4, 8)).toEqual(rounded.map((line) => `${line.join(" & ")} \\\\`));

    await sheet.show("HumanEval");
    await sheet.type("C2", "10");
    await sheet.until(async () => (await report(sheet).inputValue()).includes(` ${(1272 / 1640).toFixed(4)} `), true);
  });
});

test("where a cell of the summary shows an error, the report says so in place of a number", async () => {
  const [[, mouse]] = hands;
  const sheet = await openReport(mouse);
  await sheet.show("HumanEval");
  await sheet.type("C2", "11");
  await sheet.page
    .getByText(
      /The summary's cell of gpt-3\.5-turbo at k = 1 shows #VALUE!: c must be .* \(row 2 of the sheet HumanEval\)/,
    )
    .waitFor();
  expect(await report(sheet).count()).toBe(0);
});

test("a summary that was frozen still has its report, from its values", async () => {
  const [[, mouse]] = hands;
  const sheet = await openReport(mouse);
  const { page } = sheet;
  const text = await report(sheet).inputValue();
  await sheet.drag("A7", "H18");
  await page.getByRole("button", { name: "Freeze the selection" }).click();
  await page.getByRole("button", { name: "Freeze", exact: true }).click();
  await page.getByText(/^Froze \d+ formulas\./).waitFor();
  expect(await sheet.formula("C7")).toBe("");
  expect(await report(sheet).inputValue()).toBe(text);
  await sheet.show("HumanEval");
  await sheet.until(() => report(sheet).inputValue(), text);
});
