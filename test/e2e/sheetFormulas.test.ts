import { expect, test } from "@jest/globals";
import { sheetBrowser } from "./openSheet.ts";

interface EditedSheet {
  getRange(address: string): { setValue(value: number | { f: string }): void };
  insertRowsBefore(row: number, count: number): void;
}
interface EditedWorkbook {
  getActiveSheet(): EditedSheet;
  getSheetByName(name: string): EditedSheet;
  deleteSheet(sheet: EditedSheet): void;
}
declare const univerAPI: { getActiveWorkbook(): EditedWorkbook; undo(): Promise<boolean> };

const openSheet = sheetBrowser();

test("the formulas work within LET, LAMBDA and MAP, over whole columns, from other sheets, and move with their rows", async () => {
  const sheet = await openSheet();
  const { page } = sheet;
  await sheet.untilClose("G2", 1262 / 1640);
  await sheet.show("Try it");
  // pass@2 of 3 in 10 is 1 - 7/10 * 6/9 = 8/15, and of 5 in 10 it is 1 - 5/10 * 4/9 = 7/9.
  const cells: [address: string, content: number | { f: string }][] = [
    ["B2", 10],
    ["C2", 3],
    ["B3", 10],
    ["C3", 5],
    ["H10", { f: "=LET(n,B2,c,C2,EVAL.PASSK(n,c,2))" }],
    ["H11", { f: "=LAMBDA(k,EVAL.PASSK(B2,C2,k))(2)" }],
    ["H12", { f: "=MAP(B2:B3,C2:C3,LAMBDA(n,c,EVAL.PASSK(n,c,2)))" }],
    ["H15", { f: "=EVAL.PASSK_MEAN(B2:B1048576,C2:C1048576,2)" }],
    ["H16", { f: "=EVAL.PASSK_MEAN('Airline agent'!B2:B51,'Airline agent'!C2:C51,1)" }],
    ["H17", { f: "=EVAL.PASSK(B2,C2,{1,2})" }],
    ["H18", { f: "=SUM(H17#)" }],
  ];
  await page.evaluate((all) => {
    const edited = univerAPI.getActiveWorkbook().getActiveSheet();
    for (const [address, content] of all) edited.getRange(address).setValue(content);
  }, cells);
  await sheet.untilClose("H10", 8 / 15);
  await sheet.untilClose("H11", 8 / 15);
  await sheet.untilClose("H12", 8 / 15);
  await sheet.untilClose("H13", 7 / 9);
  await sheet.untilClose("H15", (8 / 15 + 7 / 9) / 2);
  await sheet.untilClose("H16", 0.42);
  await sheet.untilClose("H18", 0.3 + 8 / 15);

  await page.evaluate(() => univerAPI.getActiveWorkbook().getActiveSheet().insertRowsBefore(8, 2));
  await sheet.until(() => sheet.formula("H20"), "=SUM(H19#)");
  await sheet.untilClose("I19", 8 / 15);
  await sheet.untilClose("H20", 0.3 + 8 / 15);
  expect(await sheet.value("H17")).not.toBe(0.3);
  await page.evaluate(() => univerAPI.undo());
  await sheet.untilClose("I17", 8 / 15);

  await page.evaluate(() => {
    const workbook = univerAPI.getActiveWorkbook();
    workbook.deleteSheet(workbook.getSheetByName("Airline agent"));
  });
  await sheet.until(() => sheet.value("H16"), "#REF!");
});
