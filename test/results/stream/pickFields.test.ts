import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { pickFields } from "../../../src/results/stream/pickFields.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const pick = (text: string, ...names: string[]) => pickFields(names)(bytes(text), 0, bytes(text).length);

test("pickFields(names)(line) gives the fields that JSON.parse gives, or leaves the line to it", () => {
  const number = fc.oneof(fc.integer(), fc.integer({ min: 0, max: 9999999999 }), fc.double({ noNaN: true }));
  const value = fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null), fc.jsonValue());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("a", "b", "c", "d"), value), (row) => {
      const text = JSON.stringify(row);
      const picked = pick(text, "a", "b");
      const { a, b } = JSON.parse(text) as Record<string, unknown>;
      if (picked !== undefined) expect([picked.a, picked.b]).toEqual([a, b]);
      expect(picked === undefined && /^[^\\.]*$/.test(text) && !/\d{10}/.test(text)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test.each(["01", "1a", "1.", "-", "12345678901234567", "NaN", "tru", "1 2"])(
  "pickFields(a)({a: %s}) leaves the line to the parser",
  (value) => {
    expect(pick(`{"a":${value}}`, "a")).toBeUndefined();
    expect(pick(`{"b":${value},"a":1}`, "a")).toBeUndefined();
  },
);

test.each([0, 7, 10, 123456789, 1234567890, -5, 1.5])("pickFields(a)({a: %d}) is that number", (value) => {
  expect(pick(`{"a":${value}}`, "a")).toEqual({ a: value });
});
