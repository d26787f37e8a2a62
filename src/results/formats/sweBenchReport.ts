import type { Context } from "../context.ts";
import type { JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

const outcomes: Record<"passed" | "failed" | "unscored", string[]> = {
  passed: ["resolved_ids", "resolved"],
  failed: ["unresolved_ids", "empty_patch_ids", "error_ids", "ambiguous_failure_ids", "no_generation"],
  unscored: ["infra_failure_ids", "incomplete_ids"],
};
/** Before there were submitted_ids, a report listed where a patch was generated and where none was. */
const older = ["generated", "no_generation"];

/**
 * What a SWE-bench report says of each instance, checked against itself.
 *
 * @returns The verdict of each instance that it lists; one that was submitted and came to nothing failed.
 * @throws {Refusal} Where the report contradicts itself on n or c; other contradictions are told.
 */
export function sweBenchReport(report: JsonObject, context: Context): Map<string, Verdict> {
  const lists = new Map<string, Set<string>>();
  for (const name of [...Object.values(outcomes).flat(), "submitted_ids", "generated", "completed_ids"]) {
    const ids = listOf(report, name, context);
    if (ids) lists.set(name, ids);
  }
  const submitted =
    lists.get("submitted_ids") ??
    (lists.has("generated") ? new Set(older.flatMap((name) => [...(lists.get(name) ?? [])])) : undefined);
  const verdicts = new Map<string, Verdict>([...(submitted ?? [])].map((id) => [id, "failed"]));
  for (const [verdict, names] of Object.entries(outcomes) as [Verdict, string[]][]) {
    for (const id of names.flatMap((name) => [...(lists.get(name) ?? [])])) verdicts.set(id, verdict);
  }
  for (const id of lists.get("completed_ids") ?? []) if (!verdicts.has(id)) verdicts.set(id, "failed");
  refuseTwoOutcomes(verdicts.keys(), lists, context);
  refuseStrangers(verdicts, submitted, report);
  compareNumbers(report, lists, context);
  return verdicts;
}

/** The ids of a list, which counts each once; those that are there twice are told. */
function listOf(report: JsonObject, name: string, context: Context): Set<string> | undefined {
  const list = report[name];
  if (list === undefined || list === null) return undefined;
  if (!Array.isArray(list)) throw new Refusal("damaged", `${name} must be a list of instances; got ${typeof list}.`);
  const ids = new Set<string>();
  const repeated = new Set<string>();
  for (const [i, each] of list.entries()) {
    const id = problemId(each, `${name}[${i}]`);
    (ids.has(id) ? repeated : ids).add(id);
  }
  if (repeated.size > 0) context.issue(`${name} lists ${some(repeated)} more than once: each counts once.`);
  return ids;
}

function refuseTwoOutcomes(ids: Iterable<string>, lists: Map<string, Set<string>>, context: Context): void {
  const overlaps = new Map<string, { ids: string[]; isClash: boolean; counted: string }>();
  for (const id of ids) {
    const names = (kind: keyof typeof outcomes) => outcomes[kind].filter((name) => lists.get(name)?.has(id));
    const [passed, failed, unscored] = [names("passed"), names("failed"), names("unscored")];
    const all = [...passed, ...failed, ...unscored];
    if (all.length < 2) continue;
    const isClash =
      (passed.length > 0 && all.length > passed.length) || (failed.length > 0 && unscored.includes("incomplete_ids"));
    const counted = unscored.length > 0 ? "never scored" : failed.length > 0 ? "failed" : "passed";
    const key = all.join(" and ");
    const overlap = overlaps.get(key) ?? { ids: [], isClash, counted };
    overlap.ids.push(id);
    overlaps.set(key, overlap);
  }
  for (const [names, overlap] of overlaps) {
    const what = `the report lists ${some(overlap.ids)} in ${names}`;
    if (overlap.isClash)
      throw new Refusal("damaged", `${what}, so its outcome cannot be known. Make the report again.`);
    context.issue(`${what[0]!.toUpperCase()}${what.slice(1)}: counted as ${overlap.counted}.`);
  }
}

/** Outcomes of instances that were not submitted, and reports that list what passed and nothing else. */
function refuseStrangers(verdicts: Map<string, Verdict>, submitted: Set<string> | undefined, report: JsonObject): void {
  const attempted = [...verdicts].filter(([, verdict]) => verdict !== "unscored");
  const strangers = attempted.filter(([id]) => submitted && !submitted.has(id));
  if (strangers.length > 0) {
    const ids = some(strangers.map(([id]) => id));
    throw new Refusal("damaged", `the report gives outcomes of ${ids}, not among those submitted. Make it again.`);
  }
  if (submitted) return;
  const { submitted_instances: count } = report;
  const isWhole =
    typeof count === "number"
      ? count === attempted.length || count === verdicts.size
      : attempted.some(([, verdict]) => verdict === "failed");
  if (isWhole) return;
  throw new Refusal(
    "damaged",
    `the report lists ${attempted.length} outcomes but not what was submitted, so n cannot be known. Read one with submitted_ids.`,
  );
}

/** The numbers that the report gives beside its lists. */
function compareNumbers(report: JsonObject, lists: Map<string, Set<string>>, context: Context): void {
  for (const [name, ids] of lists) {
    const field = name.replace(/_ids$/, "_instances");
    const number = field === name ? undefined : report[field];
    if (typeof number !== "number" || number === ids.size || number === (report[name] as unknown[]).length) continue;
    const message = `${field} is ${number}, but ${name} lists ${ids.size}`;
    if (name === "resolved_ids" || name === "submitted_ids")
      throw new Refusal("damaged", `${message}: the report contradicts itself. Make it again.`);
    context.issue(`${message}: the list is counted.`);
  }
}

function some(ids: Iterable<string>): string {
  const all = [...ids];
  return all.slice(0, 5).join(", ") + (all.length > 5 ? ` and ${all.length - 5} more` : "");
}
