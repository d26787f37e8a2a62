import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

/** The metrics that are verdicts; one with an @ takes the best of several completions, so it is no attempt. */
const isVerdict = (name: string) => /(^pass|acc|accuracy|exact_match|correct|correctness|equiv\w*)$/i.test(name);

interface Entry {
  instance: JsonObject;
  name: string;
  stat: JsonObject;
}

/** HELM `per_instance_stats.json`: for each instance and trial its metrics, in one or more entries of the list. */
export const helm: DocumentFormat = {
  name: "HELM per-instance statistics",
  recognise: (document) =>
    Array.isArray(document) && document.length > 0 && document.every(isInstance)
      ? "each entry has an instance_id, a train_trial_index and stats"
      : undefined,
  read(document, context) {
    const entries = (document as JsonObject[]).flatMap(entriesOf);
    const names = [...new Set(entries.map(({ name }) => name))].filter(
      (name) => isVerdict(name) && entries.every((entry) => entry.name !== name || isZeroOrOne(entry.stat)),
    );
    if (names.length === 0) {
      throw new Refusal(
        "aside",
        "these HELM statistics hold no metric that is 0 or 1 for each instance, such as pass or exact_match.",
      );
    }
    for (const { instance, name, stat } of entries.filter((entry) => names.includes(entry.name))) {
      const perturbation = isObject(instance.perturbation) ? String(instance.perturbation.name) : undefined;
      const labels = {
        ...context.labels,
        ...(perturbation && { prompt: perturbation }),
        ...(names.length > 1 && { verdict: name }),
      };
      const trial = Number(instance.train_trial_index);
      const verdict = stat.count === 0 ? "unscored" : stat.sum === 1 ? "passed" : "failed";
      context.add(problemId(instance.instance_id, "instance_id"), verdict, labels, trial);
    }
  },
};

function isInstance(entry: unknown): boolean {
  return isObject(entry) && "instance_id" in entry && "train_trial_index" in entry && Array.isArray(entry.stats);
}

function entriesOf(instance: JsonObject): Entry[] {
  return (instance.stats as unknown[]).flatMap((stat) => {
    const name = isObject(stat) && isObject(stat.name) ? stat.name.name : undefined;
    return isObject(stat) && typeof name === "string" ? [{ instance, name, stat }] : [];
  });
}

function isZeroOrOne({ count, sum }: JsonObject): boolean {
  return count === 0 || (count === 1 && (sum === 0 || sum === 1));
}
