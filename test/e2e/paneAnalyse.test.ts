import { describe, expect, test } from "@jest/globals";
import { hands } from "./hands.ts";
import { sheetBrowser } from "./openSheet.ts";
import type { SheetPage } from "./sheetPage.ts";

interface Shown {
  getDisplayValues(): string[][];
}
declare const univerAPI: {
  getActiveWorkbook(): {
    getActiveSheet(): {
      getRange(address: string): Shown;
      getFrozenRows(): number;
      getColumnWidth(column: number): number;
      getSheetName(): string;
    };
  };
};

const openSheet = sheetBrowser();

const paneOf = ({ page }: SheetPage) => page.locator("#pane");
const shown = ({ page }: SheetPage, address: string) =>
  page.evaluate((a) => univerAPI.getActiveWorkbook().getActiveSheet().getRange(a).getDisplayValues(), address);

/** The mean of c / n and its standard error, from sums of whole numbers. */
function passAt1(counts: number[], n: number) {
  const sum = counts.reduce((total, c) => total + c, 0);
  const squares = counts.reduce((total, c) => total + c * c, 0);
  const problems = counts.length;
  const mean = sum / (problems * n);
  const variance = (problems * squares - sum * sum) / (problems * (problems - 1)) / (n * n);
  return { mean, standardError: Math.sqrt(variance / problems) };
}

describe.each(hands)("Analyse by %s", (_, hand) => {
  test("Insert summary writes live formulas that follow a count, formatted", async () => {
    const sheet = await openSheet();
    const pane = paneOf(sheet);
    await hand.openTab(sheet.page, "Analyse");
    await pane.getByText("HumanEval: 164 problems, 2 models").waitFor();
    const counts = (await sheet.values("C2:C165")).flat().map(Number);
    await hand.press(pane.getByRole("button", { name: "5", exact: true }));
    await hand.press(pane.getByRole("button", { name: "2", exact: true }));
    await hand.choose(pane.getByLabel("Confidence"), "90%");
    await hand.press(pane.getByRole("button", { name: "Insert summary" }));
    await pane.getByText("Wrote the summary to the sheet pass@k summary").waitFor();

    const before = passAt1(counts, 10);
    await sheet.untilClose("C7", before.mean);
    await sheet.untilClose("D7", before.standardError);
    expect((await sheet.values("A7:B12")).map((row) => row.join(" "))).toEqual(
      ["gpt-3.5-turbo", "gpt-4"].flatMap((model) => [1, 2, 10].map((k) => `${model} ${k}`)),
    );
    const formulas = await Promise.all(["C7", "D7", "E7", "C16", "B21"].map((cell) => sheet.formula(cell)));
    const [n, a, b] = ["B", "C", "D"].map((column) => `'HumanEval'!$${column}$2:$${column}$165`);
    expect(formulas).toEqual([
      `=EVAL.PASSK_MEAN(${n},${a},$B7)`,
      `=EVAL.PASSK_SE(${n},${a},$B7)`,
      `=EVAL.PASSK_CI(${n},${a},$B7,$B$4)`,
      `=EVAL.PASSK_COMPARE(${n},${a},${n},${b},$B16,$B$4)`,
      `=EVAL.PASSK_CURVE(${n},${a},{1;2;5;10},$B$4)`,
    ]);
    const percent = (fraction: number) => `${(100 * fraction).toFixed(1)}%`;
    expect(await shown(sheet, "C22")).toEqual([[percent(before.mean)]]);
    expect((await shown(sheet, "A6:F7")).map((row) => row.slice(0, 4))).toEqual([
      ["model", "k", "pass@k", "standard error"],
      ["gpt-3.5-turbo", "1", percent(before.mean), percent(before.standardError)],
    ]);
    expect(await shown(sheet, "B4")).toEqual([["90%"]]);
    // Each problem is in one bin of the histogram.
    const [first, last] = [36, 45];
    expect((await sheet.values(`A${first}:A${last}`)).flat()[9]).toBe("90% to 100%");
    const bins = (await sheet.values(`D${first}:D${last}`)).flat().map(Number);
    expect(bins).toEqual(Array.from({ length: 10 }, (_bin, i) => counts.filter((c) => Math.min(9, c) === i).length));
    const layout = await sheet.page.evaluate(() => {
      const active = univerAPI.getActiveWorkbook().getActiveSheet();
      return { frozen: active.getFrozenRows(), widths: [0, 3].map((column) => active.getColumnWidth(column)) };
    });
    expect(layout).toEqual({ frozen: 1, widths: [210, 112] });

    await sheet.show("HumanEval");
    await sheet.type("C2", "10");
    await sheet.show("pass@k summary");
    const after = passAt1([10, ...counts.slice(1)], 10);
    await sheet.untilClose("C7", after.mean);
    await sheet.untilClose("D7", after.standardError);
    await sheet.until(() => shown(sheet, "C22"), [[percent(after.mean)]]);

    // The chart is drawn from those cells: k, pass@k, low, high and plug-in of both curves.
    await hand.openTab(sheet.page, "Chart");
    await pane.getByText("Drawn from the cells of pass@k summary: B22:F25, B29:F32").waitFor();
    await pane.getByText("90% interval").first().waitFor();
    const drawn = pane.getByRole("table", { name: "Values of pass@k against k", includeHidden: true }).locator("tbody");
    const cells = [...(await shown(sheet, "B22:F25")), ...(await shown(sheet, "B29:F32"))];
    const rows = () =>
      drawn.locator("tr").evaluateAll((all) => all.map((row) => [...row.children].slice(1).map((c) => c.textContent)));
    await sheet.until(rows, cells);
  });

  test("Undo takes a summary back", async () => {
    const sheet = await openSheet();
    const pane = paneOf(sheet);
    await hand.openTab(sheet.page, "Analyse");
    await hand.press(pane.getByRole("button", { name: "Insert summary" }));
    await pane.getByText("Wrote the summary").waitFor();
    await hand.press(pane.getByRole("button", { name: "Undo" }));
    await pane.getByText("Taken back.").waitFor();
    const names = () => sheet.page.evaluate(() => univerAPI.getActiveWorkbook().getActiveSheet().getSheetName());
    expect(await names()).not.toBe("pass@k summary");
  });

  test("Fill pass@k adds a PASSK column for each k and model beside the counts, and Undo takes them back", async () => {
    const sheet = await openSheet();
    const pane = paneOf(sheet);
    await sheet.show("Try it");
    await sheet.clear("A1:Z20");
    const rows = ["problem\tn\tc", "a\t4\t1", "b\t4\t3", "c\t6\t0"].map((row) => row.split("\t"));
    for (const [r, row] of rows.entries()) {
      for (const [c, cell] of row.entries()) await sheet.type(`${"ABC"[c]}${r + 1}`, cell);
    }
    await hand.openTab(sheet.page, "Analyse");
    await pane.getByText("Try it: 3 problems, 1 model").waitFor();
    // The chips end at the smallest n.
    const chips = pane.getByRole("group", { name: "k, samples drawn" }).getByRole("button");
    expect(await chips.allInnerTexts()).toEqual(["1", "2", "4"]);
    await hand.press(pane.getByRole("button", { name: "2", exact: true }));
    await hand.press(pane.getByRole("button", { name: "Fill pass@k" }));
    await pane.getByText("Filled D1:E4").waitFor();
    expect(await sheet.formula("E4")).toBe("=EVAL.PASSK($B4,$C4,2)");
    // pass@2 is 1 - C(n-c,2)/C(n,2): 1 - 3/6, 1 - 0 and 1 - 15/15.
    await sheet.until(
      () => sheet.values("D1:E4"),
      [
        ["pass@1", "pass@2"],
        [0.25, 0.5],
        [0.75, 1],
        [0, 0],
      ],
    );
    await sheet.type("C4", "6");
    await sheet.untilClose("E4", 1);
    await sheet.page.keyboard.press("Control+z");
    await sheet.untilClose("E4", 0);
    await hand.press(pane.getByRole("button", { name: "Undo" }));
    await pane.getByText("Taken back.").waitFor();
    await sheet.until(() => sheet.value("D1"), null);
  });

  test("columns put right by hand hold in every tab", async () => {
    const sheet = await openSheet();
    const pane = paneOf(sheet);
    await hand.openTab(sheet.page, "Analyse");
    await pane.getByText("HumanEval: 164 problems, 2 models").waitFor();
    await hand.press(pane.getByRole("checkbox", { name: "C: gpt-3.5-turbo correct c" }));
    await pane.getByText("HumanEval: 164 problems, 1 model").waitFor();
    await hand.choose(pane.getByLabel("Group"), "A: problem");
    await hand.openTab(sheet.page, "Chart");
    await pane.getByText("164 problems, 1 model", { exact: true }).waitFor();
    await hand.openTab(sheet.page, "Analyse");
    await hand.press(pane.getByRole("button", { name: "Insert summary" }));
    await sheet.until(() => sheet.value("A7"), "gpt-4");
    await sheet.untilClose("C7", 1391 / 1640);
  });

  test("columns that are not recognised are chosen by hand", async () => {
    const sheet = await openSheet();
    const pane = paneOf(sheet);
    await sheet.show("Try it");
    await sheet.clear("A1:Z60");
    for (const [cell, text] of Object.entries({ A1: "wins", B1: "tries", A2: "1", B2: "4", A3: "3", B3: "4" })) {
      await sheet.type(cell, text);
    }
    await hand.openTab(sheet.page, "Analyse");
    await hand.press(pane.getByRole("button", { name: "Choose the columns by hand" }));
    await hand.choose(pane.getByLabel("Samples, n"), "B: tries");
    await hand.press(pane.getByRole("checkbox", { name: "A: wins" }));
    await pane.getByText("Try it: 2 problems, 1 model").waitFor();
    await hand.press(pane.getByRole("button", { name: "Fill pass@k" }));
    await pane.getByText("Filled C1:C3").waitFor();
    await sheet.until(() => sheet.values("C1:C3"), [["pass@1"], [0.25], [0.75]]);
  });
});
