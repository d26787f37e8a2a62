import { expect, test } from "@jest/globals";
import { mayFill } from "../../../src/sheet/xlsx/mayFill.ts";

test.each([
  "=A1+$B$2*2",
  "=AVERAGE(D2:D165)",
  "=SUM(A1:A3, 'My counts'!B1:B3)/COUNT(A1:A3)",
  '=IF(A1>0,ROUND(B1,2),"A1:A3 {1}")',
  "=MAX(Counts!A1:A9)",
])("mayFill(%s) is false: one value, however it is computed", (formula) => {
  expect(mayFill(formula)).toBe(false);
});

test.each([
  "=A1:A3",
  "=A1:A3*2",
  "=AVERAGE(B2:B9/C2:C9)",
  "=SUM((A1:A9>0)*1)",
  "=IF(SUM(A1:A2)>0,C1:C3,0)",
  "=EVAL.PASSK(B2,C2,10)",
  "=AVERAGE(EVAL.PASSK(B2:B9,C2:C9,1))",
  "=D2#",
  "={1,2}",
  "=SEQUENCE(3)",
  "=LET(x,A1,x)",
  "=Named",
  "=SUM(A:A)",
])("mayFill(%s) is true", (formula) => {
  expect(mayFill(formula)).toBe(true);
});
