import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { read } from "../../../src/results/read.ts";
import { countsOf } from "../countsOf.ts";
import { refusalOf } from "../refusalOf.ts";
import { textSource } from "../textSource.ts";

const report = (lists: object) => JSON.stringify({ submitted_ids: ["x", "y", "z"], resolved_ids: ["x"], ...lists });

async function issuesOf(lists: object): Promise<string[]> {
  return (await read([textSource("a.r.json", report(lists))])).issues.map(({ message }) => message);
}

test.each([
  ["resolved and unresolved", { unresolved_ids: ["x", "y"] }, /lists x in resolved_ids and unresolved_ids/],
  ["resolved with an empty patch", { empty_patch_ids: ["x"] }, /lists x in resolved_ids and empty_patch_ids/],
  ["resolved and broken by the machine", { infra_failure_ids: ["x"] }, /x in resolved_ids and infra_failure_ids/],
  ["unresolved and incomplete", { unresolved_ids: ["y"], incomplete_ids: ["y"] }, /lists y in unresolved_ids and/],
  ["resolved, not submitted", { submitted_ids: ["y"] }, /outcomes of x, not among those submitted/],
  ["unresolved, not submitted", { unresolved_ids: ["w"] }, /outcomes of w, not among those submitted/],
  ["more resolved than listed", { resolved_instances: 2 }, /resolved_instances is 2, but resolved_ids lists 1/],
  ["fewer submitted than listed", { submitted_instances: 2 }, /submitted_instances is 2, but submitted_ids lists 3/],
  ["no list where one belongs", { unresolved_ids: { y: true } }, /unresolved_ids must be a list.*got object/],
  ["something that is no id", { unresolved_ids: ["y", null] }, /unresolved_ids\[1\] must be the id/],
  ["nothing but what passed", { submitted_ids: undefined }, /lists 1 outcomes but not what was submitted/],
  [
    "fewer outcomes than were submitted",
    { submitted_ids: undefined, unresolved_ids: ["y"], submitted_instances: 3 },
    /lists 2 outcomes but not what was submitted/,
  ],
])("read(a SWE-bench report with %s) is refused", async (_, lists, message) => {
  expect(await refusalOf({ "a.r.json": report(lists) })).toMatch(message);
});

test.each([
  ["repeated ids", { submitted_ids: ["x", "y", "y", "z"] }, /submitted_ids lists y more than once: each counts once/],
  ["two reasons of one failure", { error_ids: ["y"], unresolved_ids: ["y"] }, /y in unresolved_ids and error_ids: cou/],
  ["a total that is too small", { total_instances: 2 }, /total_instances is 2, but the report lists 3/],
  ["a number of no weight", { error_ids: ["y"], error_instances: 4 }, /error_instances is 4, but error_ids lists 1/],
])("read(a SWE-bench report with %s) counts, and tells", async (_, lists, message) => {
  expect(await issuesOf(lists)).toEqual([expect.stringMatching(message)]);
  expect(await countsOf({ "a.r.json": report(lists) })).toEqual(["x 1 1 0", "y 1 0 0", "z 1 0 0"]);
});

test("read(a SWE-bench report whose machine broke) leaves the attempt out, though it counts among the errors", async () => {
  const lists = { error_ids: ["y"], infra_failure_ids: ["y"] };
  expect(await countsOf({ "a.r.json": report(lists) })).toEqual(["x 1 1 0", "y 0 0 1", "z 1 0 0"]);
  expect(await issuesOf(lists)).toContainEqual(expect.stringMatching(/y in error_ids and infra_failure_ids: .*never/));
});

test("read(a SWE-bench report of numbers beside one of lists) says which attempt is missing", async () => {
  const sums = JSON.stringify({ total_instances: 3, submitted_instances: 3, resolved_instances: 1 });
  const { counts, issues } = await read([textSource("a.r1.json", report({})), textSource("a.r2.json", sums)]);
  expect(counts.map(({ n }) => n)).toEqual([1, 1, 1]);
  expect(issues).toEqual([
    { file: "a.r2.json", line: null, message: expect.stringMatching(/^Not counted: .*no resolved_ids.*every n/) },
  ]);
  expect(await refusalOf({ "a.r2.json": sums })).toMatch(/a\.r2\.json: this SWE-bench report has numbers/);
});

test("read(SWE-bench reports, { reports: runs }) makes a group of each, whatever their names", async () => {
  const files = { "m-4.1.json": report({}), "m-4.5.json": report({ resolved_ids: [] }) };
  expect(await countsOf(files)).toEqual(["x 2 1 0", "y 2 0 0", "z 2 0 0"]);
  const runs = await countsOf(files, { reports: "runs" });
  expect(runs).toHaveLength(6);
  expect(runs.slice(0, 1)).toEqual([expect.stringMatching(/m-4.1\|x 1 1 0/)]);
});

test("read(a SWE-bench report of any lists) counts what they say, or is refused where they contradict", async () => {
  const ids = fc.subarray(["v", "w", "x", "y", "z"] as string[]);
  const lists = fc.record({
    submitted_ids: fc.oneof(ids, fc.constant<string[]>(["v", "w", "x", "y", "z"])),
    resolved_ids: ids,
    unresolved_ids: fc.option(ids, { nil: undefined }),
    empty_patch_ids: fc.option(ids, { nil: undefined }),
    infra_failure_ids: fc.option(ids, { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(lists, async (report) => {
      const { submitted_ids, resolved_ids, unresolved_ids = [], empty_patch_ids = [], infra_failure_ids = [] } = report;
      const others: string[] = [...unresolved_ids, ...empty_patch_ids, ...infra_failure_ids];
      const failures: string[] = [...unresolved_ids, ...empty_patch_ids].filter(
        (id) => !infra_failure_ids.includes(id),
      );
      const isSound =
        !resolved_ids.some((id) => others.includes(id)) &&
        [...resolved_ids, ...failures].every((id) => submitted_ids.includes(id));
      const files = { "a.r.json": JSON.stringify(report) };
      if (!isSound) return void (await refusalOf(files));
      const expected = [...new Set([...submitted_ids, ...infra_failure_ids])].map((id) => {
        const isUnscored = infra_failure_ids.includes(id);
        return `${id} ${isUnscored ? "0 0 1" : resolved_ids.includes(id) ? "1 1 0" : "1 0 0"}`;
      });
      if (expected.length === 0) return void (await refusalOf(files));
      expect((await countsOf(files)).sort()).toEqual(expected.sort());
    }),
    { numRuns: 300 },
  );
});

test("read(a SWE-bench report of the first releases) counts where no patch was generated as failed", async () => {
  const text = JSON.stringify({ generated: ["x", "y"], no_generation: ["z"], applied: ["x"], resolved: ["x"] });
  expect(await countsOf({ "a.r.json": text })).toEqual(["x 1 1 0", "y 1 0 0", "z 1 0 0"]);
});
