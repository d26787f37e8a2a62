import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

/** MultiPL-E `*.results.json`: one file a problem. */
export const multiPlE: DocumentFormat = {
  name: "MultiPL-E results",
  manyFiles: true,
  recognise(document) {
    if (!isObject(document) || typeof document.name !== "string" || !Array.isArray(document.results)) return undefined;
    const isTold = document.results.every((result) => isObject(result) && "exit_code" in result && "status" in result);
    return isTold ? "the problem has a name, and results with a status and an exit_code" : undefined;
  },
  read(document, context) {
    const { name, language, results } = document as { name: string; language?: unknown; results: JsonObject[] };
    const labels = { model: context.folder, prompt: typeof language === "string" ? language : "" };
    const problem = problemId(name, "name");
    context.tally.row(problem, labels);
    for (const [i, { status, exit_code: code }] of results.entries()) {
      context.at("results", i);
      if (typeof status !== "string")
        throw new Refusal("damaged", `a result of ${problem} must have a word as its status.`);
      if (status === "OK" && typeof code !== "number")
        throw new Refusal("damaged", `the exit_code of a result must be a number; got ${JSON.stringify(code)}.`);
      if (status === "OK" && code === 0) context.add(problem, "passed", labels);
      else context.add(problem, status === "Timeout" ? "timedOut" : "failed", labels);
    }
  },
};
