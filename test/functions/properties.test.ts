import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { call, formulas } from "./formulas.ts";
import { errorCell, isError } from "./host.ts";

const cell = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined, "", " ", "7", " 3 ", "abc", "pass", "timeout", "ac") },
  fc.double(),
  fc.double({ min: 0, max: 1 }),
  fc.constantFrom(1e300, -1e300, Infinity, -Infinity, NaN, 2 ** 53, 2 ** 53 - 1, 2 ** 40, -0, Number.MIN_VALUE),
  fc.boolean(),
  fc.string(),
  fc.constantFrom("#N/A", "#DIV/0!", "#VALUE!", "#SPILL!").map(errorCell),
  fc.constantFrom(
    { type: "FormattedNumber", basicType: "Double", basicValue: 3 },
    { type: "Entity", text: "France", basicType: "Error", basicValue: "#VALUE!" },
    { type: "Array", elements: [[1]], basicType: "Array" },
    { type: "Empty", basicType: "Empty", basicValue: "" },
    {},
  ),
);
const rectangle = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );
const columnOf = (length: number) =>
  fc.array(
    cell.map((one) => [one]),
    { minLength: length, maxLength: length },
  );
const ragged = fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 });
const argument = fc.oneof(
  { weight: 4, arbitrary: cell.map((one) => [[one]]) },
  { weight: 2, arbitrary: columnOf(3) },
  { weight: 2, arbitrary: rectangle },
  ragged,
  fc.constant(null),
);
/** Mostly whole counts, so that many calls get past the reading of their columns. */
const plausible = fc.integer({ min: 1, max: 5 }).chain((rows) => {
  const counts = fc.array(
    fc.integer({ min: 0, max: 9 }).map((one) => [one]),
    { minLength: rows, maxLength: rows },
  );
  return fc.tuple(counts, counts, counts, counts, argument, argument, argument);
});
const wild = fc.tuple(argument, argument, argument, argument, argument, argument, argument);

const grammar =
  /^(([a-z]\w*|leave_one_out) must be .+; got .+|\d+ of \d+ problems (has|have) fewer than 2?k = \d+ samples \(rows? .+)$/s;

/** What no cell of a result may be, in words; undefined for a sound one. */
function fault(id: string, result: unknown): string | undefined {
  if (typeof result === "string") return undefined;
  if (typeof result === "boolean") return undefined;
  if (typeof result === "number") {
    if (!Number.isFinite(result)) return `${result}`;
    const signed = id === "PASSK_BIAS" || id === "PASSK_COMPARE";
    const counts = ["PASSK_PLAN", "PASSK_CURVE", "PASSK_MEAN", "PASSK_COUNTS", "PASSK_COMPARE"].includes(id);
    return result >= (signed ? -1 : 0) && (counts || result <= 1) ? undefined : `${result} out of range`;
  }
  if (!isError(result as never)) return `${String(result)}`;
  const { code, message } = result as { code: string; message: string };
  if (!/^#[A-Z/0]+[!?]?$/.test(code)) return `the code ${code}`;
  return grammar.test(message) ? undefined : `the message ${message}`;
}

describe.each([...formulas.keys()])("%s", (id) => {
  test(`${id}(any cells) is a number in its range, a text, or an error that names argument and rule`, () => {
    fc.assert(
      fc.property(fc.oneof(wild, plausible), fc.integer({ min: 0, max: 7 }), (args, count) => {
        const rows = call(id, ...args.slice(0, count));
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) {
          expect(row).toHaveLength(rows[0].length);
          for (const result of row) expect(fault(id, result)).toBeUndefined();
        }
      }),
      { numRuns: 400, seed: 20_240_731 },
    );
  });
});
