import type { Context } from "../context.ts";
import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** What inspect_ai makes of its letters: correct, partial, incorrect, no answer. */
const letters = new Map([
  ["C", 1],
  ["P", 0.5],
  ["I", 0],
  ["N", 0],
]);

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
    const scorers = [...new Set(samples.flatMap((sample) => Object.keys(scoresOf(sample))))];
    if (scorers.length === 0)
      throw new Refusal("aside", "no sample of this inspect_ai log has a score. Score it first (inspect score).");
    const model =
      isObject(document) && isObject(document.eval) && typeof document.eval.model === "string"
        ? document.eval.model
        : undefined;
    for (const scorer of scorers) {
      const labels = { ...context.labels, ...(model && { model }), ...(scorers.length > 1 && { verdict: scorer }) };
      for (const [i, sample] of samples.entries()) {
        const problem = problemId(sample.id, `the id of sample ${i + 1}`);
        const epoch = typeof sample.epoch === "number" ? sample.epoch : undefined;
        context.add(problem, verdictOf(sample, scoresOf(sample)[scorer], context), labels, epoch);
      }
    }
  },
};

function samplesOf(document: unknown): unknown[] {
  const samples = isObject(document) ? document.samples : document;
  return Array.isArray(samples) ? samples.flat() : [];
}

/** The value of each scorer; a scorer that gives several values counts as several. */
function scoresOf(sample: JsonObject): JsonObject {
  const scores = isObject(sample.scores)
    ? Object.entries(sample.scores)
    : isObject(sample.score)
      ? [["score", sample.score] as const]
      : [];
  return Object.fromEntries(
    scores.flatMap(([scorer, score]): [string, unknown][] => {
      const value = isObject(score) && "value" in score ? score.value : score;
      if (isObject(value)) return Object.entries(value).map(([name, each]) => [`${scorer}.${name}`, each]);
      return [[scorer, value]];
    }),
  );
}

function verdictOf(sample: JsonObject, value: unknown, context: Context): Verdict {
  const isBroken = (sample.error !== null && sample.error !== undefined) || sample.completed === false;
  if (value === undefined || value === null || (isBroken && Number.isNaN(value))) return "unscored";
  const number = typeof value === "string" ? (letters.get(value.trim()) ?? Number(value.trim() || NaN)) : Number(value);
  if (!Number.isFinite(number)) return context.verdict(value);
  if (number === 1 || (number === 0 && value !== "P")) return number === 1 ? "passed" : failure(sample);
  return number >= context.threshold(1, "score") - 1e-6 ? "passed" : failure(sample);
}

function failure(sample: JsonObject): Verdict {
  return isObject(sample.limit) && sample.limit.type === "time" ? "timedOut" : "failed";
}
