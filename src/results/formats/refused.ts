import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { Refusal } from "../refusal.ts";

const sums =
  /pass[@^_]|^(accuracy|acc|avg|average|mean|score|reward|exact_match|symbolic_correct|\d+)\b|_(rate|mean|stderr|accuracy|correct)$/i;
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
    if (Array.isArray(document)) return undefined;
    const isAttempt = names.some((name) => /^(task|problem|instance|question|example)_?id$/i.test(name));
    if (!isAttempt && holdsSums(first)) {
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

/** True where a number is called a sum, here or in the objects within. */
function holdsSums(document: JsonObject, depth = 0): boolean {
  return Object.entries(document).some(([name, value]) => {
    if (typeof value === "number") return sums.test(name);
    return isObject(value) && depth < 6 && holdsSums(value, depth + 1);
  });
}
