import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** EvalPlus `eval_results.json`: under each task its samples, with a status on the base tests and one on the extra tests. */
export const evalPlus: DocumentFormat = {
  name: "EvalPlus results",
  recognise(document) {
    if (!isObject(document) || !isObject(document.eval)) return undefined;
    const isTold = Object.values(document.eval).some((task) => statuses(task).some(([base]) => base !== undefined));
    return isTold ? "under eval, each task lists samples with base_status and plus_status" : undefined;
  },
  read(document, context) {
    const tasks = Object.entries((document as { eval: JsonObject }).eval).map(
      ([problem, task]) => [problem, statuses(task)] as const,
    );
    const hasPlus = tasks.some(([, samples]) => samples.some(([, plus]) => plus !== null && plus !== undefined));
    const base = { ...context.labels, verdict: "base" };
    const plus = { ...context.labels, verdict: "plus" };
    for (const [problem, samples] of tasks) {
      context.at("eval", problem);
      if (!isTask((document as { eval: JsonObject }).eval[problem])) {
        throw new Refusal("damaged", "a task must hold the list of its samples. Let EvalPlus evaluate them again.");
      }
      context.tally.row(problem, base);
      if (hasPlus) context.tally.row(problem, plus);
      for (const [i, [baseStatus, plusStatus]] of samples.entries()) {
        context.at("eval", problem, i);
        if (baseStatus === undefined) throw new Refusal("damaged", `a sample of ${problem} has no base_status.`);
        const onBase = context.verdict(baseStatus, undefined, "base_status");
        context.add(problem, onBase, base);
        if (hasPlus) context.add(problem, both(onBase, context.verdict(plusStatus, undefined, "plus_status")), plus);
      }
    }
  },
};

/** A list of samples; or two lists of statuses, of which the second is empty where only the base tests ran. */
function isTask(task: unknown): boolean {
  if (Array.isArray(task)) return true;
  if (!isObject(task) || !Array.isArray(task.base)) return false;
  return !Array.isArray(task.plus) || task.plus.length === 0 || task.plus.length === task.base.length;
}

/** Plus means every test, the base ones too. */
function both(base: Verdict, extra: Verdict): Verdict {
  return base === "passed" ? extra : base;
}

/** The pairs of base and plus status; the first EvalPlus releases kept two lists of [status, details]. */
function statuses(task: unknown): [unknown, unknown][] {
  if (Array.isArray(task)) {
    return task.map((sample) => (isObject(sample) ? [sample.base_status, sample.plus_status] : [undefined, undefined]));
  }
  if (!isObject(task) || !Array.isArray(task.base)) return [];
  const plus: unknown[] = Array.isArray(task.plus) ? task.plus : [];
  const status = (entry: unknown): unknown => (Array.isArray(entry) ? entry[0] : entry);
  return task.base.map((entry, i) => [status(entry), status(plus[i])]);
}
