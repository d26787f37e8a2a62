import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";

declare const univerAPI: {
  getActiveWorkbook(): { getActiveSheet(): { getRange(address: string): { setValue(value: number): void } } };
};

const openSheet = sheetBrowser();

test("a result computed while its cell is edited does not put the old formula back", async () => {
  const sheet = await openSheet();
  await sheet.untilClose("G2", 1262 / 1640);
  await sheet.click("G2");
  await sheet.page.keyboard.type("=1+");
  await sheet.page.evaluate(() => univerAPI.getActiveWorkbook().getActiveSheet().getRange("C2").setValue(10));
  await sheet.untilClose("G3", 1272 / 1640);
  await sheet.page.keyboard.type("2");
  await sheet.page.keyboard.press("Enter");
  await sheet.until(() => sheet.formula("G2"), "=1+2");
  await sheet.untilClose("G2", 3);
});

test.each([
  ["=AVERAGE", "(C2:C3)", "AVERAGEIF"],
  ["=EVAL.PASSK", "_MEAN(B2,C2,1)", "EVAL.PASSK_BIAS"],
])("%s%s typed past the open list of completions is what Enter enters", async (name, rest, offered) => {
  const sheet = await openSheet();
  await sheet.click("F20");
  await sheet.page.keyboard.type(name);
  await sheet.page.getByText(offered, { exact: true }).waitFor();
  await sheet.page.keyboard.type(rest);
  await sheet.page.keyboard.press("Enter");
  await sheet.until(() => sheet.formula("F20"), name + rest);
  expect(await sheet.page.getByText(offered, { exact: true }).count()).toBe(0);
});
