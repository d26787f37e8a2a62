import { expect, test } from "@jest/globals";
import { type BaseValueObject, NumberValueObject } from "@univerjs/engine-formula";
import { toMatrix } from "../../src/sheet/cellValues.ts";
import { CustomFunctionError } from "../../src/sheet/customFunctions.ts";
import { type ErrorMessage, hostFormula } from "../../src/sheet/hostFormula.ts";

const metadata = {
  id: "PASSK",
  name: "PASSK",
  parameters: [{ name: "n" }, { name: "c" }, { name: "p", optional: true }],
};
const numbers = [NumberValueObject.create(10), NumberValueObject.create(3)];
const place = (run: (...cells: unknown[]) => unknown) => {
  const said: ErrorMessage[] = [];
  const Formula = hostFormula(metadata, run, (message) => said.push(message));
  const formula = new Formula("EVAL.PASSK");
  formula.setRefInfo("book", "sheet", 4, 2);
  const compute = () => formula.calculate(...numbers) as BaseValueObject;
  return { formula, compute, said };
};

test("hostFormula(...) takes as many arguments as functions.json says", () => {
  const { formula } = place(() => [[0]]);
  expect([formula.minParams, formula.maxParams]).toEqual([2, 3]);
});

test("hostFormula(...) hands over matrices, null for what is omitted, and an invocation last", () => {
  const calls: unknown[][] = [];
  const { compute } = place((...cells) => {
    calls.push(cells);
    return [[0.5]];
  });
  expect(toMatrix(compute())).toEqual([[0.5]]);
  expect(calls).toEqual([[[[10]], [[3]], null, {}]]);
});

test("hostFormula(...) gives the code of a thrown error and reports its message at the cell", () => {
  const { compute, said } = place(() => {
    throw new CustomFunctionError("#N/A", "not estimable");
  });
  expect(compute().getValue()).toBe("#N/A");
  expect(said).toEqual([{ sheet: "sheet", row: 4, column: 2, code: "#N/A", message: "not estimable" }]);
});

test("hostFormula(...) turns any other exception into #VALUE! with its message, so that the engine goes on", () => {
  const { compute, said } = place(() => {
    throw new TypeError("no such thing");
  });
  expect(compute().getValue()).toBe("#VALUE!");
  expect(said.map(({ message }) => message)).toEqual(["no such thing"]);
});
