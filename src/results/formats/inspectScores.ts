import type { Context } from "../context.ts";
import { isObject, type JsonObject } from "../format.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** What inspect_ai makes of its letters: correct, partial, incorrect, no answer. */
const letters = new Map([
  ["C", 1],
  ["P", 0.5],
  ["I", 0],
  ["N", 0],
]);

/**
 * The value of each scorer of a sample; a scorer that gives several named values counts as several scorers.
 *
 * @example scoresOf({ scores: { s: { value: "C" }, t: { value: { a: 1, b: 0 } } } }) // s: "C", t.a: 1, t.b: 0
 */
export function scoresOf(sample: JsonObject): Map<string, unknown> {
  const all = isObject(sample.scores) ? sample.scores : isObject(sample.score) ? { score: sample.score } : {};
  const values = Object.entries(all).flatMap(([scorer, score]): [string, unknown][] => {
    const value = isObject(score) && ("value" in score || "answer" in score) ? score.value : score;
    if (!isObject(value)) return [[scorer, value]];
    return Object.entries(value).map(([name, each]) => [`${scorer}.${name}`, each]);
  });
  return new Map(values);
}

/** A value, where it stands and of which sample it is. */
export interface Score {
  value: unknown;
  keys: readonly (string | number)[];
  sample: string;
}

/**
 * Makes verdicts of the scores of one log: letters, booleans, words, and numbers from a threshold on, which is 1 unless
 * the user chooses another. Where numbers are on a scale of their own (below 0 or above 1) the user has to.
 *
 * @throws {Refusal} Where the threshold is to be chosen, or a score is a list or an object.
 */
export function inspectVerdicts(
  scores: readonly Score[],
  context: Context,
): (score: Score, sample: JsonObject) => Verdict {
  const partial = scores.filter(({ value }) => ![undefined, 0, 1].includes(numberOf(value)));
  const onScale = partial.find(({ value }) => numberOf(value)! < 0 || numberOf(value)! > 1);
  const threshold = onScale ? askThreshold(onScale, context) : partial.length > 0 ? context.threshold(1, "score") : 1;
  if (partial.length > 0) {
    context.issue(
      `A score from ${threshold} on counts as passed; ${partial.length} of ${scores.length} scores ${partial.length === 1 ? "is" : "are"} neither 0 nor 1.`,
      undefined,
      "threshold",
    );
  }
  return ({ value, keys, sample }, { limit }) => {
    context.at(...keys);
    if (value === undefined || value === null) return "unscored";
    if (typeof value === "object") {
      const got = Array.isArray(value) ? `a list of ${value.length}` : "an object";
      const how = "Score again with a scorer that gives one value (inspect score)";
      throw new Refusal("damaged", `a score must be one value; got ${got} (${sample}). ${how}.`);
    }
    const isLetter = typeof value === "string" && letters.has(value.trim());
    const number = numberOf(value);
    const bar = isLetter || typeof value === "boolean" ? Math.min(threshold, 1) : threshold;
    const verdict = number === undefined ? context.verdict(value) : number >= bar - 1e-6 ? "passed" : "failed";
    const hasRunOut = verdict === "failed" && isObject(limit) && limit.type === "time";
    return hasRunOut ? "timedOut" : verdict;
  };
}

function askThreshold({ value, keys, sample }: Score, context: Context): number {
  context.at(...keys);
  const choice = { id: "threshold", label: "An attempt passes from this score on", options: [], value: "" };
  if (context.choose(choice) !== "") return context.threshold(1, "score");
  throw new Refusal(
    "ask",
    `this score is ${value as number} (${sample}), on a scale of its own. Say from which score on an attempt passes.`,
    { choices: [choice] },
  );
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === "boolean") return Number(value);
  const number = typeof value === "string" ? textNumber(value.trim()) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

function textNumber(text: string): number | undefined {
  return letters.get(text) ?? (text === "" ? undefined : Number(text));
}
