import { addDocument } from "../addDocument.ts";
import { isObject, type JsonObject, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

/** The metric's name holds n: pass@k:k=1&n=4, pass@1:4_samples, codegen_pass@1:16; avg@n:n=4 is the same number. */
const passAt1 = /(?:pass@(?:k:.*\bk=1&n=|1:)|^avg@n:(?:.*&)?n=)(\d+)(?:_samples)?$/;

/** lighteval details: a row a document, with the metrics of all its samples. */
export const lighteval: RowFormat = {
  name: "lighteval details",
  recognise: ([row]) =>
    row && (isDetail(row) || passRates(row).length > 0) ? "each row has the metrics of one document" : undefined,
  open: (context) => ({
    row(row, line, index) {
      const rates = passRates(row);
      if (rates.length === 0) {
        throw new Refusal(
          "damaged",
          `row ${index + 1} has no pass@1 with its number of samples, so c cannot be known. Run a pass@k metric.`,
        );
      }
      const doc = [row.__doc__, row.doc].find(isObject) ?? {};
      const problem = problemId(doc.id ?? row.id ?? index, "the id of the document", line);
      for (const { name, n, value } of rates) {
        const labels = { ...context.labels, ...(rates.length > 1 && { verdict: name }) };
        addDocument({ problem, n, rate: value, metric: name }, context, labels, line);
      }
    },
  }),
};

/** True for the columns of lighteval, by their names in newer and older releases. */
function isDetail(row: JsonObject): boolean {
  return (isObject(row.__metric__) && "__doc__" in row) || (isObject(row.metric) && "doc" in row);
}

function passRates(row: JsonObject): { name: string; n: number; value: unknown }[] {
  const metrics = [row.__metric__, row.metric, row.metrics].find(isObject) ?? {};
  return Object.entries(metrics).flatMap(([name, value]) => {
    const n = passAt1.exec(name)?.[1];
    return n === undefined ? [] : [{ name, n: Number(n), value }];
  });
}
