import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";

/** SWE-bench reports: one file an attempt at all instances, so k attempts are k files. */
export const sweBench: DocumentFormat = {
  name: "SWE-bench report",
  manyFiles: true,
  recognise(document) {
    if (!isObject(document)) return undefined;
    if (Array.isArray(document.resolved_ids)) return "the report lists resolved_ids among submitted_ids";
    return Array.isArray(document.resolved) && Array.isArray(document.generated)
      ? "the report lists the resolved among the generated instances"
      : undefined;
  },
  read(document, context) {
    const report = document as JsonObject;
    const resolved = ids(report, "resolved_ids", "resolved");
    const unscored = ids(report, "infra_failure_ids", "incomplete_ids");
    const attempted = ids(
      report,
      ...["submitted_ids", "completed_ids", "resolved_ids", "unresolved_ids", "empty_patch_ids", "error_ids"],
      ...["ambiguous_failure_ids", "generated", "no_generation", "resolved"],
    );
    const labels = { file: agentOf(context.file) };
    for (const id of attempted) {
      if (resolved.has(id)) context.add(id, "passed", labels);
      else if (!unscored.has(id)) context.add(id, "failed", labels);
    }
    for (const id of unscored) if (!resolved.has(id)) context.add(id, "unscored", labels);
    const listed = new Set([...attempted, ...unscored]).size;
    const { total_instances: total } = report;
    if (typeof total === "number" && total > listed) {
      context.issue(`The report covers ${total} instances but lists ${listed}: only those listed are counted.`);
    }
    if (unscored.size > 0) {
      context.issue(
        `${unscored.size} of ${listed} instances were not submitted or not evaluated: they are no attempts.`,
      );
    }
  },
};

function ids(report: JsonObject, ...names: string[]): Set<string> {
  const lists = names.flatMap((name) => (Array.isArray(report[name]) ? (report[name] as unknown[]) : []));
  return new Set(lists.map((id) => problemId(id, "each listed instance")));
}

/** Reports are named `<agent>.<run>.json`: the runs of one agent are attempts at the same instances. */
function agentOf(path: string): string {
  const stem = (path.split(/[/\\]/).pop() ?? path).replace(/\.json(\.gz)?$/i, "");
  return stem.includes(".") ? stem.slice(0, stem.lastIndexOf(".")) : "";
}
