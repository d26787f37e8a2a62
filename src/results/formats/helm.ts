import type { Context } from "../context.ts";
import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** The metrics that are verdicts; one with an @ takes the best of several completions, so it is no attempt. */
const isVerdict = (name: string) => /(^pass|acc|accuracy|exact_match|correct|correctness|equiv\w*)$/i.test(name);

/** One trial of an instance, as it is or perturbed, with all its metrics. */
interface Trial {
  problem: string;
  trial: number;
  prompt: string | undefined;
  stats: Map<string, JsonObject>;
}

/** HELM `per_instance_stats.json`: for each instance and trial its metrics, in one or more entries of the list. */
export const helm: DocumentFormat = {
  name: "HELM per-instance statistics",
  recognise: (document) =>
    Array.isArray(document) && document.length > 0 && document.every(isInstance)
      ? "each entry has an instance_id, a train_trial_index and stats"
      : undefined,
  read(document, context) {
    const trials = trialsOf(document as JsonObject[], context);
    const names = verdictNames(trials, context);
    for (const { problem, trial, prompt, stats } of trials) {
      for (const name of names) {
        const labels = { ...context.labels, ...(prompt && { prompt }), ...(names.length > 1 && { verdict: name }) };
        context.add(problem, verdictOf(stats.get(name)), labels, trial);
      }
    }
  },
};

function isInstance(entry: unknown): boolean {
  return isObject(entry) && "instance_id" in entry && "train_trial_index" in entry && Array.isArray(entry.stats);
}

/** The entries of one trial put together; a metric that is there twice with another value is refused. */
function trialsOf(entries: JsonObject[], context: Context): Trial[] {
  const trials = new Map<string, Trial>();
  for (const [i, entry] of entries.entries()) {
    context.at(i);
    const problem = problemId(entry.instance_id, "instance_id");
    const trial = Number(entry.train_trial_index);
    const prompt = isObject(entry.perturbation) ? String(entry.perturbation.name) : undefined;
    const key = JSON.stringify([problem, trial, entry.perturbation ?? null]);
    const own = trials.get(key) ?? { problem, trial, prompt, stats: new Map<string, JsonObject>() };
    trials.set(key, own);
    for (const stat of (entry.stats as unknown[]).filter(isObject)) {
      const name = isObject(stat.name) ? stat.name.name : undefined;
      if (typeof name !== "string") continue;
      const known = own.stats.get(name);
      if (known && isVerdict(name) && (known.sum !== stat.sum || known.count !== stat.count)) {
        const what = `trial ${trial} of instance ${problem} has two values of ${name}`;
        throw new Refusal("damaged", `${what}. Let HELM summarise the run again.`);
      }
      own.stats.set(name, stat);
    }
  }
  context.at();
  return [...trials.values()];
}

function verdictNames(trials: Trial[], context: Context): string[] {
  const names = [...new Set(trials.flatMap(({ stats }) => [...stats.keys()]))].filter(isVerdict);
  const partial = names.filter((name) => trials.some(({ stats }) => !isZeroOrOne(stats.get(name))));
  const whole = names.filter((name) => !partial.includes(name));
  if (whole.length === 0) {
    const what = "these HELM statistics hold no metric that is 0 or 1 for each instance, such as pass or exact_match.";
    throw new Refusal("aside", what);
  }
  if (partial.length > 0) {
    const are = partial.length === 1 ? "is no verdict: its values are" : "are no verdicts: their values are";
    context.issue(`${partial.join(", ")} ${are} not 0 or 1 for each instance. Left out.`);
  }
  return whole;
}

function isZeroOrOne(stat: JsonObject | undefined): boolean {
  if (!stat || stat.count === 0) return true;
  return stat.count === 1 && (stat.sum === 0 || stat.sum === 1);
}

/** A trial without the metric was never scored by it. */
function verdictOf(stat: JsonObject | undefined): Verdict {
  if (!stat || stat.count === 0) return "unscored";
  return stat.sum === 1 ? "passed" : "failed";
}
