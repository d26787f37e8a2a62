import { expect, test } from "@jest/globals";
import { readFileSync, writeFileSync } from "node:fs";
import { parseCounts } from "../../../src/sheet/samples/counts.ts";
import { heldOutSums } from "../../../src/sheet/samples/heldOutSums.ts";
import { humanEval } from "../../../src/sheet/samples/humanEval.ts";
import { airlineAgent } from "../../../src/sheet/samples/airlineAgent.ts";
import { saveWorkbook } from "../../../src/sheet/xlsx/saveWorkbook.ts";
import { sheetData } from "../../../src/workbook/sheetData.ts";
import { startEngine } from "./engine.ts";

const counts = (name: string) => parseCounts(readFileSync(`assets/samples/${name}.csv`, "utf8"));

test("try", async () => {
  const contents = [
    humanEval(counts("humaneval")),
    airlineAgent(counts("airline-agent")),
    heldOutSums(counts("held-out-sums")),
  ];
  const book = startEngine(contents.map((content) => ({ name: content.name, ...sheetData(content) })));
  await book.computed();
  const saved = await saveWorkbook(book.api, book.workbook, "add-in");
  writeFileSync("/tmp/xl/with.xlsx", saved.file);
  const without = await saveWorkbook(book.api, book.workbook, "names");
  writeFileSync("/tmp/xl/without.xlsx", without.file);
  writeFileSync("/tmp/xl/values.xlsx", (await saveWorkbook(book.api, book.workbook, "values")).file);
  console.log(saved.frozen, without.frozen, saved.file.length);
  book.close();
  expect(1).toBe(1);
});
