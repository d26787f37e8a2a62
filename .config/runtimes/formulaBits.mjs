// Case files in, bits out: the built functions.js, as Excel calls it, over every case of the tests.
import { formulas } from "./formulaHost.mjs";
import "../../dist/functions.js";
import cases from "../../test/golden/formulas.json";
import metadata from "../../dist/functions.json";
import { bits } from "./bits.mjs";

const matrix = (argument) => (Array.isArray(argument) ? argument : [[argument]]);
const cell = (value) => (typeof value === "number" ? bits(value) : String(value?.message ?? value));

export function formulaBits() {
  const counts = new Map(metadata.functions.map(({ id, parameters }) => [id, parameters.length]));
  return cases.map(({ formula, args }) => {
    const given = Array.from({ length: counts.get(formula) }, (_, i) => (i < args.length ? matrix(args[i]) : null));
    const result = formulas.get(formula)(...given, { functionName: formula });
    return `${formula} ${JSON.stringify(args)} ${result.flat().map(cell).join(" ")}`;
  });
}
