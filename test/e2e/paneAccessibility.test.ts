import { expect, test } from "@jest/globals";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { sheetBrowser } from "./openSheet.ts";

const openSheet = sheetBrowser();
/** A colour that is on its way to another has a contrast of its own. */
const still = { reducedMotion: "reduce" } as const;
const names = ["Chart", "Analyse", "Import", "Run", "Check", "Explain", "Share", "Formulas"];

/** What axe finds wrong with the pane and what it opens; the grid and the page around it have a check of their own. */
const violations = (page: Page) =>
  page.evaluate(async () => {
    const dialog = document.querySelector("[role=alertdialog]");
    const { violations: found } = await axe.run({ include: dialog ? [["[role=alertdialog]"]] : [["#pane"]] });
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("; ")}`,
    );
  });

const showTab = async (page: Page, name: string) => {
  await page.getByRole("tab", { name, exact: true }).click();
  await page.getByRole("tabpanel", { name }).waitFor();
  await page.locator("#pane").getByText("Reading the sheet").waitFor({ state: "detached" });
};

test.each(["light", "dark"] as const)(
  "axe finds nothing in any tab, and none is wider than the pane: %s",
  async (colorScheme) => {
    const { page } = await openSheet({ ...still, colorScheme });
    await page.locator("#pane figure svg").first().waitFor();
    await page.evaluate(axe.source);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of names) {
        await showTab(page, name);
        expect({ name, width, found: await violations(page) }).toEqual({ name, width, found: [] });
        const spare = await page.locator("#pane").evaluate((pane) => pane.clientWidth - pane.scrollWidth);
        expect({ name, width, spare }).toEqual({ name, width, spare: 0 });
      }
    }
  },
);

test.each(["light", "dark"] as const)(
  "axe finds nothing where the tabs have something to say: %s",
  async (colorScheme) => {
    const sheet = await openSheet({ ...still, colorScheme });
    const { page } = sheet;
    await page.locator("#pane figure svg").first().waitFor();
    await page.evaluate(axe.source);
    const finds = async (state: string) => {
      for (const width of [320, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await violations(page);
        const spare = await page.locator("#pane").evaluate((pane) => pane.clientWidth - pane.scrollWidth);
        expect({ state, width, found, spare }).toEqual({ state, width, found: [], spare: 0 });
      }
    };

    await page.getByText("Values").first().click();
    await finds("the values of a chart");

    await sheet.type("C3", "11");
    await page.getByText("left out").waitFor();
    await finds("a chart with a row left out");
    await showTab(page, "Check");
    await page.getByText("More correct than samples").waitFor();
    await finds("a finding");

    await showTab(page, "Explain");
    await sheet.click("K2");
    await page.getByText("What went in").waitFor();
    await finds("a formula explained");
    await sheet.click("K3");
    await page.getByText("Why it shows an error").waitFor();
    await finds("an error explained");

    await sheet.type("C3", "0");
    await showTab(page, "Analyse");
    await page.getByRole("button", { name: "Insert summary" }).click();
    await page.getByText("Wrote the summary").waitFor();
    await finds("what a button did");
    await showTab(page, "Chart");
    await page.getByText("Drawn from the cells").waitFor();
    await finds("charts drawn from cells");

    await showTab(page, "Share");
    await page.getByLabel("Text of the report").waitFor();
    await finds("a report");
    await sheet.click("C7");
    await page.getByRole("button", { name: "Freeze the selection" }).click();
    await page.getByRole("alertdialog").waitFor();
    await finds("the question before a freeze");
    await page.getByRole("button", { name: "Cancel" }).click();

    await showTab(page, "Import");
    const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page
      .locator("#pane input[type=file]")
      .first()
      .setInputFiles(file("counts.csv", "problem,n,c\na,4,1\nb,4,2\n"));
    await page.getByRole("button", { name: "Insert counts" }).waitFor();
    await finds("the preview of a file");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator("#pane input[type=file]").first().setInputFiles(file("cut.json", '{"a": [1,'));
    await page.getByText("it was cut off").waitFor();
    await finds("a file that cannot be read");
  },
);

test.each(["light", "dark"] as const)("axe finds nothing in the pane's page outside Excel: %s", async (colorScheme) => {
  const sheet = await openSheet({ ...still, colorScheme });
  const page = await sheet.page.context().newPage();
  await page.route("https://appsforoffice.microsoft.com/**", (route) => route.abort());
  await page.goto(new URL("taskpane.html", sheet.page.url()).href);
  await page.getByText("could not be loaded").waitFor();
  await page.evaluate(axe.source);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 600 });
    const found = await page.evaluate(async () => (await axe.run()).violations.map(({ id }) => id));
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
