import { lambdaNames } from "../../../src/sheet/xlsx/lambdaNames.ts";

const byName = new Map(lambdaNames.map(({ name, formula }) => [name, formula]));

/** A formula with each name of the workbook replaced by its LAMBDA: the test's engine computes these, but no names for them. */
export const inPlace = (formula: string): string =>
  formula.replace(/\b(PASS(?:K|HATK)(?:_[A-Z]+)?)(?=\()/g, (name) => {
    const lambda = byName.get(name);
    return lambda === undefined ? name : inPlace(lambda);
  });
