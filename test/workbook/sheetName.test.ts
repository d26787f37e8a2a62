import { expect, test } from "@jest/globals";
import { sheetName } from "../../src/workbook/sheetName.ts";

test("sheetName(wished, others) numbers a name that is taken, in whatever letters", () => {
  expect(sheetName("Counts", ["Sheet1"])).toBe("Counts");
  expect(sheetName("Counts", ["counts", "Counts 2"])).toBe("Counts 3");
});

test("sheetName(wished, others) keeps what Excel allows: 31 letters, none of []:*?/\\, no ' at an end", () => {
  expect(sheetName("'run/a:b [1]?'", [])).toBe("run-a-b -1--");
  const long = "samples.jsonl_results of the second run.jsonl";
  expect(sheetName(long, [])).toBe("samples.jsonl_results of the se");
  expect(sheetName(long, ["samples.jsonl_results of the se"])).toBe("samples.jsonl_results of the 2");
  expect(sheetName("''", [])).toBe("Sheet");
});
