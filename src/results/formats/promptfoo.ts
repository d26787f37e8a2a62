import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** promptfoo's `output.json`: one result a test, prompt and provider. */
export const promptfoo: DocumentFormat = {
  name: "promptfoo results",
  recognise(document) {
    const results = resultsOf(document);
    const isTold = results.some(
      (result) => isObject(result) && "success" in result && ("vars" in result || "testCase" in result),
    );
    return isTold ? "results have a test, a provider and whether they were a success" : undefined;
  },
  read(document, context) {
    const place = isObject(document) && isObject(document.results) ? ["results", "results"] : ["results"];
    for (const [i, result] of resultsOf(document).entries()) {
      context.at(...place, i);
      if (!isObject(result) || !("success" in result))
        throw new Refusal("damaged", `result ${i + 1} does not say whether it was a success.`);
      const problem = problemId(problemOf(result), `the description or vars of result ${i + 1}`);
      const labels = { ...context.labels, model: nameOf(result.provider), prompt: nameOf(result.prompt) };
      context.add(
        problem,
        isError(result) ? "unscored" : (context.verdict(result.success, undefined, "success") satisfies Verdict),
        labels,
      );
    }
  },
};

function resultsOf(document: unknown): unknown[] {
  const results = isObject(document) ? document.results : undefined;
  const list = isObject(results) ? results.results : results;
  return Array.isArray(list) ? (list as unknown[]) : [];
}

function problemOf(result: JsonObject): unknown {
  const test = isObject(result.testCase) ? result.testCase : {};
  const description = test.description ?? result.description;
  if (typeof description === "string" && description.trim() !== "") return description;
  const vars = isObject(result.vars) ? result.vars : isObject(test.vars) ? test.vars : {};
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.entries(vars)
    .map(([name, value]) => `${name}=${text(value)}`)
    .join(", ");
}

function nameOf(value: unknown): string {
  if (!isObject(value)) return typeof value === "string" ? value : "";
  const name = [value.label, value.id, value.raw].find((each) => typeof each === "string" && each !== "");
  return typeof name === "string" ? name : "";
}

/** Reason 2 is an error of the provider; older files say no reason, and an error is one that was never graded. */
function isError(result: JsonObject): boolean {
  if (typeof result.failureReason === "number") return result.failureReason === 2;
  return result.success !== true && Boolean(result.error) && !isObject(result.gradingResult);
}
