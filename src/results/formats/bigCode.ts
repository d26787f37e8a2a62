import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";

/** bigcode-evaluation-harness `logs.json`: for each index its completions, as [number, verdict]. */
export const bigCode: DocumentFormat = {
  name: "bigcode-evaluation-harness logs",
  recognise(document) {
    if (!isObject(document)) return undefined;
    const problems = Object.values(document);
    const isTold =
      problems.flat().length > 0 && problems.every((each) => Array.isArray(each) && each.every(isCompletion));
    return isTold ? "for each index there are pairs of a completion's number and its verdict" : undefined;
  },
  read(document, context) {
    for (const [index, completions] of Object.entries(document as Record<string, [number, JsonObject][]>)) {
      const problem = problemId(index, "the index");
      context.tally.row(problem, context.labels);
      for (const [i, [number, { passed, result }]] of completions.entries()) {
        context.at(index, i, 1);
        const timedOut = passed === false && result === "timed out";
        context.add(
          problem,
          timedOut ? "timedOut" : context.verdict(passed, undefined, "passed"),
          context.labels,
          number,
        );
      }
    }
  },
};

function isCompletion(pair: unknown): boolean {
  return Array.isArray(pair) && pair.length === 2 && isObject(pair[1]) && "passed" in pair[1];
}
