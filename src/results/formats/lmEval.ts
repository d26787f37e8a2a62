import { addDocument } from "../addDocument.ts";
import type { Context } from "../context.ts";
import { isObject, type JsonObject, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

const passAt1 = /^pass(@|_at_)1(,.*)?$/;

/** lm-evaluation-harness `samples_*.jsonl`: a line a document and filter, with the metrics of all its responses. */
export const lmEval: RowFormat = {
  name: "lm-evaluation-harness samples",
  recognise: ([row]) =>
    row && "doc_id" in row && "resps" in row ? "each line has a doc_id, the responses and a filter" : undefined,
  open: (context) => ({
    row(row, line) {
      const metrics = Object.keys(row).filter((name) => passAt1.test(name));
      if (metrics.length === 0) {
        const message =
          "the line has no pass@1, so how many of its responses passed cannot be known. Run the task with pass@1 and --log_samples.";
        throw new Refusal("damaged", message, { line });
      }
      const problem = problemId((isObject(row.doc) ? row.doc.task_id : undefined) ?? row.doc_id, "doc_id", line);
      const n = scoredResponses(row, context, line);
      for (const metric of metrics) {
        const verdict = [row.filter, ...(metrics.length > 1 ? [metric] : [])].filter(
          (name) => typeof name === "string",
        );
        const labels = verdict.length > 0 ? { ...context.labels, verdict: verdict.join(" ") } : context.labels;
        addDocument({ problem, n, rate: row[metric], metric }, context, labels, line);
      }
    },
  }),
};

/** How many responses the metrics were taken over: those that the filter kept. */
function scoredResponses(row: JsonObject, context: Context, line: number | undefined): number {
  const lists: unknown[] = Array.isArray(row.resps) ? row.resps : [];
  const [responses] = lists;
  if (lists.length !== 1 || !Array.isArray(responses)) {
    throw new Refusal("damaged", `resps must hold one list of responses; got ${lists.length}.`, { line });
  }
  const kept = Array.isArray(row.filtered_resps) ? row.filtered_resps.flat().length : 0;
  if (kept === 0 || kept === responses.length) return responses.length;
  const tell = (count: number) =>
    `Filter ${String(row.filter)} keeps ${kept} of ${responses.length} responses (${count} documents): only those were scored, and count.`;
  context.tellOnce(`filter:${String(row.filter)}`, line, tell);
  return kept;
}
