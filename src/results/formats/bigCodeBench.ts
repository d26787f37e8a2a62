import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

/** BigCodeBench `eval_results.json`: under each task its samples, each with one status. */
export const bigCodeBench: DocumentFormat = {
  name: "BigCodeBench results",
  recognise(document) {
    if (!isObject(document) || !isObject(document.eval)) return undefined;
    const samples = Object.values(document.eval).flatMap((task) => (Array.isArray(task) ? (task as unknown[]) : []));
    const isTold = samples.some((sample) => isObject(sample) && "status" in sample && !("base_status" in sample));
    return isTold ? "under eval, each task lists samples with a status" : undefined;
  },
  read(document, context) {
    for (const [task, samples] of Object.entries((document as { eval: JsonObject }).eval)) {
      const problem = problemId(task, "the task");
      context.tally.row(problem, context.labels);
      for (const [i, sample] of (Array.isArray(samples) ? (samples as unknown[]) : [samples]).entries()) {
        context.at("eval", task, i);
        if (!isObject(sample) || !("status" in sample))
          throw new Refusal("damaged", `a sample of ${problem} has no status.`);
        context.add(problem, context.verdict(sample.status, undefined, "status"));
      }
    }
  },
};
