import { isObject, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import { wholeCount } from "../wholeCount.ts";

const passAt1 = /^pass(@|_at_)1(,.*)?$/;

/** lm-evaluation-harness `samples_*.jsonl`: a line a document and filter, with the metrics of all its responses. */
export const lmEval: RowFormat = {
  name: "lm-evaluation-harness samples",
  recognise: ([row]) =>
    row && "doc_id" in row && "resps" in row ? "each line has a doc_id, the responses and a filter" : undefined,
  open: (context) => ({
    row(row, line) {
      const metric = Object.keys(row).find((name) => passAt1.test(name));
      if (metric === undefined) {
        const message =
          "the line has no pass@1, so how many of its responses passed cannot be known. Run the task with pass@1 and --log_samples.";
        throw new Refusal("damaged", message, { line });
      }
      const problem = problemId((isObject(row.doc) ? row.doc.task_id : undefined) ?? row.doc_id, "doc_id", line);
      const responses: unknown = Array.isArray(row.resps) ? row.resps[0] : undefined;
      if (!Array.isArray(responses)) throw new Refusal("damaged", "resps must hold the list of responses.", { line });
      const labels = typeof row.filter === "string" ? { ...context.labels, verdict: row.filter } : context.labels;
      const n = responses.length;
      if (row[metric] === null || Number.isNaN(row[metric]))
        return void context.tally.addCounts(problem, 0, 0, n, labels);
      if (!context.tally.addCounts(problem, n, wholeCount(n, row[metric], metric, line), 0, labels)) {
        context.issue(`Problem ${problem} is there more than once; its counts are added up.`, line);
        context.tally.row(problem, labels).duplicates += n;
      }
    },
  }),
};
