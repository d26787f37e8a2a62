import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { askDuckDb } from "../../.config/duckDb.mjs";
import { countsOf } from "./countsOf.ts";

const sql = readFileSync(new URL("warehouse.sql", import.meta.url), "utf8");

const attempts = `CREATE TABLE attempts AS SELECT * FROM (VALUES
  ('A', '00123', TRUE), ('A', '00123', FALSE), ('A', '00123', NULL), ('A', 'b', FALSE),
  ('B', '00123', TRUE), ('B', 'b', NULL)) AS t(model, task_id, passed)`;

test("warehouse.sql counts samples and passes by problem, and what was never scored apart", async () => {
  const rows = await askDuckDb(attempts, sql);
  expect(rows).toEqual([
    ["A", "00123", "2", "1", "1"],
    ["A", "b", "1", "0", "0"],
    ["B", "00123", "1", "1", "0"],
    ["B", "b", "0", "0", "1"],
  ]);
  const csv = [["model", "problem", "n", "c", "unscored"], ...rows].map((row) => row.join(",")).join("\n");
  expect(await countsOf(csv)).toEqual(["A|00123 2 1 1", "A|b 1 0 0", "B|00123 1 1 0", "B|b 0 0 1"]);
});
