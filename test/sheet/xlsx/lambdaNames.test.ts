import { expect, test } from "@jest/globals";
import { calculate } from "./calculate.ts";
import { inPlace } from "./lambdaInPlace.ts";

test("try", async () => {
  const cells = [
    [20, 4, 1],
    [30, 5, 5],
    [null, null],
    [10, 11],
    [10, 3],
  ];
  const fs = [
    { formula: "=PASSK(20,4,5)" },
    { formula: "=PASSK(A1:A5,B1:B5,{1,5,11})", rows: 5, columns: 3 },
    { formula: "=PASSK_PLUGIN(A1:A5,B1:B5,{1,5,11})", rows: 5, columns: 3 },
    { formula: "=PASSK_MEAN(A1:A3,B1:B3,{1,5,25})", rows: 1, columns: 3 },
    { formula: "=PASSK_MEAN(A1:A3,B1:B3,1)" },
    { formula: "=PASSK_CI(A1:A3,B1:B3,{1;5},0.95)", rows: 2, columns: 2 },
    { formula: "=PASSK(10000,1,1)" },
    { formula: "=PASSK_PLUGIN(10000,1,1)" },
    { formula: "=PASSK(A1:A2,A1:A3,1)" },
    { formula: '=PASSK(" 20 ",4,5)' },
    { formula: "=PASSK(A3,4,5)" },
    { formula: "=PASSK(1/0,4,5)" },
  ];
  const got = await calculate(
    cells,
    fs.map((f) => ({ ...f, formula: inPlace(f.formula) })),
  );
  fs.forEach((f, i) => console.log(f.formula, JSON.stringify(got[i])));
  expect(1).toBe(1);
});
