import type { Context } from "../context.ts";
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
    const results = resultsOf(document);
    const isByVars = severalTests(results) && byVars(context);
    const place = isObject(document) && isObject(document.results) ? ["results", "results"] : ["results"];
    let passed = 0;
    for (const [i, result] of results.entries()) {
      context.at(...place, i);
      if (!isObject(result) || !("success" in result))
        throw new Refusal("damaged", `result ${i + 1} does not say whether it was a success.`);
      const problem = problemId(
        isByVars ? varsOf(result) : (descriptionOf(result) ?? varsOf(result)),
        `the description or vars of result ${i + 1}`,
      );
      const labels = { ...context.labels, model: nameOf(result.provider), prompt: promptOf(result) };
      const verdict: Verdict = isError(result) ? "unscored" : context.verdict(result.success, undefined, "success");
      if (verdict === "passed") passed++;
      context.add(problem, verdict, labels);
    }
    context.at();
    const stats = isObject(document) && isObject(document.results) ? document.results.stats : undefined;
    if (isObject(stats) && typeof stats.successes === "number" && stats.successes !== passed) {
      context.issue(`stats.successes is ${stats.successes}, but ${passed} results passed: the results are counted.`);
    }
  },
};

function resultsOf(document: unknown): unknown[] {
  const results = isObject(document) ? document.results : undefined;
  const list = isObject(results) ? results.results : results;
  return Array.isArray(list) ? (list as unknown[]) : [];
}

function descriptionOf(result: JsonObject): string | undefined {
  const test = isObject(result.testCase) ? result.testCase : {};
  const description = test.description ?? result.description;
  return typeof description === "string" && description.trim() !== "" ? description : undefined;
}

function varsOf(result: JsonObject): string {
  const test = isObject(result.testCase) ? result.testCase : {};
  const vars = isObject(result.vars) ? result.vars : isObject(test.vars) ? test.vars : {};
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.entries(vars)
    .map(([name, value]) => `${name}=${text(value)}`)
    .join(", ");
}

/** True where one description stands for tests with other variables. */
function severalTests(results: unknown[]): boolean {
  const known = new Map<string, string>();
  return results.filter(isObject).some((result) => {
    const description = descriptionOf(result);
    if (description === undefined) return false;
    const first = known.get(description) ?? varsOf(result);
    known.set(description, first);
    return first !== varsOf(result);
  });
}

function byVars(context: Context): boolean {
  const options = [
    { value: "description", label: "are one problem" },
    { value: "vars", label: "are a problem for each set of variables" },
  ];
  const choice = { id: "tests", label: "Tests of one description", options, value: "description" };
  const isByVars = context.choose(choice) === "vars";
  if (!isByVars) {
    const what = "Tests of one description have several sets of variables";
    context.issue(`${what}: they are counted as attempts at one problem.`, undefined, "tests");
  }
  return isByVars;
}

/** The raw text of a prompt holds the variables, so it tells prompts apart only where there is nothing else. */
function promptOf({ prompt, promptIdx }: JsonObject): string {
  if (!isObject(prompt)) return nameOf(prompt);
  const name = nameOf({ label: prompt.label ?? prompt.display, id: prompt.id });
  return name || (typeof promptIdx === "number" ? `prompt ${promptIdx + 1}` : nameOf(prompt));
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
