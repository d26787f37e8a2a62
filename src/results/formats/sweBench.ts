import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { Refusal } from "../refusal.ts";
import { sweBenchReport } from "./sweBenchReport.ts";

/** SWE-bench reports: one file an attempt at all instances, so k attempts are k files. */
export const sweBench: DocumentFormat = {
  name: "SWE-bench report",
  manyFiles: true,
  recognise(document) {
    if (!isObject(document)) return undefined;
    if (Array.isArray(document.resolved_ids)) return "the report lists resolved_ids among submitted_ids";
    if (typeof document.resolved_instances === "number") {
      throw new Refusal(
        "aside",
        "this SWE-bench report has numbers and no resolved_ids, so it cannot be told which instances passed. " +
          "Read the report that lists them, or this attempt is missing from every n.",
      );
    }
    return Array.isArray(document.resolved) && Array.isArray(document.generated)
      ? "the report lists the resolved among the generated instances"
      : undefined;
  },
  read(document, context) {
    const report = document as JsonObject;
    const verdicts = sweBenchReport(report, context);
    const agent = agentOf(context.file);
    const isRun = context.choose({
      id: "reports",
      label: "Several reports of one agent",
      options: [
        { value: "attempts", label: "are its attempts" },
        { value: "runs", label: "are runs of their own" },
      ],
      value: "attempts",
    });
    const labels = isRun === "runs" ? context.labels : { file: agent };
    for (const [id, verdict] of verdicts) context.add(id, verdict, labels);
    const unscored = [...verdicts.values()].filter((verdict) => verdict === "unscored").length;
    const { total_instances: total } = report;
    if (typeof total === "number" && total > verdicts.size) {
      context.issue(`The report covers ${total} instances but lists ${verdicts.size}: only those listed are counted.`);
    }
    if (typeof total === "number" && total < verdicts.size) {
      context.issue(`total_instances is ${total}, but the report lists ${verdicts.size}: all listed are counted.`);
    }
    if (unscored > 0) {
      context.issue(
        `${unscored} of ${verdicts.size} instances were not submitted or not evaluated: they are no attempts.`,
      );
    }
  },
};

/** Reports are named `<agent>.<run>.json`: the runs of one agent are attempts at the same instances. */
function agentOf(path: string): string {
  const stem = (path.split(/[/\\]/).pop() ?? path).replace(/\.json(\.gz)?$/i, "");
  return stem.includes(".") ? stem.slice(0, stem.lastIndexOf(".")) : "";
}
