import { isObject, type DocumentFormat } from "../format.ts";
import { Refusal } from "../refusal.ts";

const sums =
  /^(pass[@_^ ]?(at_?)?\d|pass_at_k|pass_all_k|pass\^k|accuracy|acc\b|exact_match|results|metrics|stats|scores?$|.*pass@\d|avg_reward|mean|.*_stderr)/i;
const programs = ["completion", "solution", "code_list", "model_patch", "generation", "output_list", "code", "program"];

/** Files that often lie beside results and hold no attempts: each is refused with its reason. */
export const refused: DocumentFormat = {
  name: "No results",
  recognise(document) {
    const first: unknown = Array.isArray(document) ? document[0] : document;
    if (Array.isArray(first) && first.every((each) => typeof each === "string")) {
      throw new Refusal(
        "aside",
        "these are programs without verdicts (lists of text). Run the tests on them, and read the log of that.",
      );
    }
    if (!isObject(first)) return undefined;
    const names = Object.keys(first);
    if (names.some((name) => /^(tests_outcomes|tries_outcomes)$/.test(name))) {
      const why =
        "its tries follow one another and each sees the errors of the one before, so they are no samples for pass@k.";
      throw new Refusal("damaged", `this is a file of sequential retries: ${why} Run independent attempts instead.`);
    }
    if (Array.isArray(document)) return undefined;
    if (names.some((name) => sums.test(name)) || hasOnlyNumbers(document)) {
      const list = names.slice(0, 6).join(", ");
      throw new Refusal(
        "aside",
        `this file holds sums only (${list}), from which n and c of each problem cannot be recovered. Read the file with the single attempts.`,
      );
    }
    if (names.some((name) => programs.includes(name))) {
      throw new Refusal(
        "aside",
        "this file holds programs without verdicts. Run the tests on them, and read the file that says which passed.",
      );
    }
    return undefined;
  },
  read: () => undefined,
};

/** True for metrics: objects whose leaves are numbers and names. */
function hasOnlyNumbers(value: unknown, depth = 0): boolean {
  if (depth > 8) return false;
  if (typeof value === "number") return true;
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.values(value).every((each) => hasOnlyNumbers(each, depth + 1))
  );
}
