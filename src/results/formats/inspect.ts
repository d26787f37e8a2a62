import type { Context } from "../context.ts";
import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import { inspectVerdicts, scoresOf } from "./inspectScores.ts";

/** inspect_ai logs: one sample an epoch, with the value of each scorer. */
export const inspect: DocumentFormat = {
  name: "inspect_ai log",
  recognise(document) {
    if (isObject(document) && isObject(document.eval) && "status" in document && !Array.isArray(document.samples)) {
      throw new Refusal(
        "aside",
        "this inspect_ai log holds no samples, only sums. Run again with samples logged, or read the .eval file.",
      );
    }
    const samples = samplesOf(document);
    if (isObject(document) && Array.isArray(document.samples) && samples.length === 0) {
      throw new Refusal(
        "aside",
        "this inspect_ai log holds no samples. Was the run ended before the first was scored?",
      );
    }
    const isTold =
      samples.length > 0 && samples.every(isObject) && samples.some((sample) => "id" in sample && "epoch" in sample);
    return isTold ? "samples have an id, an epoch and scores" : undefined;
  },
  read(document, context) {
    const samples = samplesOf(document).filter(isObject);
    const scores = samples.map(scoresOf);
    const all = [...new Set(scores.flatMap((values) => [...values.keys()]))];
    if (all.length === 0)
      throw new Refusal("aside", "no sample of this inspect_ai log has a score. Score it first (inspect score).");
    const scorers = withoutLists(all, scores, context);
    const header = headerOf(document);
    const model = isObject(header.eval) && typeof header.eval.model === "string" ? header.eval.model : undefined;
    const list = isObject(document) ? ["samples"] : [];
    const problems = samples.map(({ id }, i) => {
      context.at(...list, i);
      return problemId(id, "id");
    });
    const scoreOf = (scorer: string, i: number) => {
      const { epoch } = samples[i]!;
      const sample = `sample ${problems[i]}${typeof epoch === "number" ? `, epoch ${epoch}` : ""}`;
      return { value: scores[i]!.get(scorer), keys: [...list, i, "scores", scorer], sample };
    };
    const verdictOf = inspectVerdicts(
      scorers.flatMap((scorer) => samples.map((_, i) => scoreOf(scorer, i))),
      context,
    );
    for (const scorer of scorers) {
      const labels = { ...context.labels, ...(model && { model }), ...(scorers.length > 1 && { verdict: scorer }) };
      for (const [i, sample] of samples.entries()) {
        const epoch = typeof sample.epoch === "number" ? sample.epoch : undefined;
        context.add(problems[i]!, verdictOf(scoreOf(scorer, i), sample), labels, epoch);
      }
    }
    context.at();
    tellMissing(header, samples.length, context);
  },
};

function samplesOf(document: unknown): unknown[] {
  const samples = isObject(document) ? document.samples : document;
  return Array.isArray(samples) ? samples.flat() : [];
}

/** The scorers without those that give lists, which are told; where all do, they stay, to be refused. */
function withoutLists(scorers: string[], scores: Map<string, unknown>[], context: Context): string[] {
  const isList = (value: unknown) => typeof value === "object" && value !== null;
  const lists = scorers.filter((scorer) => scores.some((values) => isList(values.get(scorer))));
  if (lists.length === scorers.length) return scorers;
  for (const scorer of lists) {
    const first = scores.findIndex((values) => isList(values.get(scorer)));
    context.issue(`samples[${first}].scores.${scorer} is a list or an object, no verdict: ${scorer} is left out.`);
  }
  return scorers.filter((scorer) => !lists.includes(scorer));
}

/** What the log says of the run; of a `.eval` archive its header is given beside the samples. */
function headerOf(document: unknown): JsonObject {
  if (!isObject(document)) return {};
  return isObject(document.header) ? document.header : document;
}

/** Says where the run did not finish, or the log holds fewer samples than were run. */
function tellMissing({ status, eval: run, results }: JsonObject, found: number, context: Context): void {
  const total = isObject(results) && typeof results.total_samples === "number" ? results.total_samples : planned(run);
  const of = total !== undefined && total > found ? `${found} of its ${total} samples are` : undefined;
  if (isObject(run) && status !== "success") {
    const why = typeof status === "string" ? status : "started";
    const rest = of ?? `${found} samples are`;
    context.issue(`The run did not finish (its status is ${why}): ${rest} in the log, and only those are counted.`);
  } else if (of) context.issue(`Only ${of} in the log: those that are missing are not counted.`);
}

function planned(run: unknown): number | undefined {
  if (!isObject(run) || !isObject(run.dataset) || !Array.isArray(run.dataset.sample_ids)) return undefined;
  const epochs = isObject(run.config) && typeof run.config.epochs === "number" ? run.config.epochs : 1;
  return run.dataset.sample_ids.length * epochs;
}
