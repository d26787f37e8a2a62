import { isObject, type JsonObject, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import { wholeCount } from "../wholeCount.ts";

/** The metric's name holds n: pass@k:k=1&n=4, pass@1:4_samples, codegen_pass@1:16. */
const passAt1 = /pass@(?:k:.*\bk=1&n=|1:)(\d+)(?:_samples)?$/;

/** lighteval details: a row a document, with the metrics of all its samples. */
export const lighteval: RowFormat = {
  name: "lighteval details",
  recognise: ([row]) => (row && metricsOf(row) ? "each row has the metrics of one document" : undefined),
  open: (context) => ({
    row(row, line, index) {
      const metrics = Object.entries(metricsOf(row) ?? {}).flatMap(([name, value]) => {
        const n = passAt1.exec(name)?.[1];
        return n === undefined ? [] : [{ name, n: Number(n), value }];
      });
      if (metrics.length === 0) {
        throw new Refusal(
          "damaged",
          `row ${index + 1} has no pass@1 with its number of samples, so c cannot be known. Run a pass@k metric.`,
        );
      }
      const doc = [row.__doc__, row.doc].find(isObject) ?? {};
      const problem = problemId(doc.id ?? row.id ?? index, "the id of the document");
      for (const { name, n, value } of metrics) {
        const labels = { ...context.labels, ...(metrics.length > 1 && { verdict: name }) };
        if (value === null || value === undefined || Number.isNaN(value))
          context.tally.addCounts(problem, 0, 0, n, labels);
        else context.tally.addCounts(problem, n, wholeCount(n, value, name, line), 0, labels);
      }
    },
  }),
};

function metricsOf(row: JsonObject): JsonObject | undefined {
  return [row.__metric__, row.metric, row.metrics].find(isObject);
}
