import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { sheetNameFor } from "../../../src/taskpane/import/sheetNameFor.ts";

const cases: [string[], string][] = [
  [["results.jsonl"], "results"],
  [["runs/model-a/samples.jsonl_results.jsonl.gz"], "samples.jsonl_results"],
  [["a[1]:b*c?.csv"], "a 1  b c"],
  [["'quoted'.csv"], "quoted"],
  [["runs/m/one.json", "runs/m/two.json"], "m"],
  [["runs/m/one.json", "runs/n/one.json"], "runs"],
  [["runs/m/one.json", "runs/one.json"], "runs"],
  [["one.csv", "two.csv"], "Counts"],
  [["history.csv"], "Counts"],
  [[""], "Counts"],
  [[".csv"], "Counts"],
  [[`a${"📈".repeat(40)}`], `a${"📈".repeat(13)}`],
];

test.each(cases)("sheetNameFor(%j, Counts) is %s", (files, name) => {
  expect(sheetNameFor(files, "Counts")).toBe(name);
});

test("sheetNameFor(files, usual) is a name that Excel takes, with room for a number", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.string({ minLength: 20, unit: "grapheme" })), {
        minLength: 1,
        maxLength: 4,
      }),
      (files) => {
        const name = sheetNameFor(files, "Counts");
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(28);
        expect(name).not.toMatch(/[[\]:*?/\\\p{Cc}]|^['\s]|['\s]$/u);
      },
    ),
  );
});
