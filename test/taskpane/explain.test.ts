import { expect, test } from "@jest/globals";
import { parseCall } from "../../src/taskpane/explain/parseCall.ts";
import { parseReference } from "../../src/taskpane/explain/parseReference.ts";

test.each([
  ["=EVAL.PASSK(B2,C2,10)", { name: "PASSK", arguments: ["B2", "C2", "10"] }],
  [
    "=AVERAGE(EVAL_DEV.passk_plugin('a, b'!B2:B9, C2:C9, {1,5}))",
    { name: "PASSK_PLUGIN", arguments: ["'a, b'!B2:B9", "C2:C9", "{1,5}"] },
  ],
  ['=EVAL.PASSK_CI(B:B,C:C,MAX(1,2),,"t")', { name: "PASSK_CI", arguments: ["B:B", "C:C", "MAX(1,2)", "", '"t"'] }],
  ["=SUM(A1)", null],
])("parseCall(%p)", (formula, call) => {
  expect(parseCall(formula)).toEqual(call);
});

test.each([
  ["B2", { sheet: "here", row: 1, column: 1, rows: 1, columns: 1 }],
  ["$B$2:$C$165", { sheet: "here", row: 1, column: 1, rows: 164, columns: 2 }],
  ["'it''s here'!AA10", { sheet: "it's here", row: 9, column: 26, rows: 1, columns: 1 }],
  ["10", null],
])("parseReference(%p)", (text, area) => {
  expect(parseReference(text, "here")).toEqual(area);
});
