import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";

const verdictFields = ["correct", "is_correct", "cascade_correct"];

/** OpenCompass results: details with one verdict a repeat. */
export const openCompass: DocumentFormat = {
  name: "OpenCompass results",
  recognise(document) {
    const details = detailsOf(document);
    return details.some(([, detail]) => fieldOf(detail)) ? "details say for each example what was correct" : undefined;
  },
  read(document, context) {
    const isList = isObject(document) && Array.isArray(document.details);
    const details = detailsOf(document);
    // One example with two verdicts, such as a rule's and a judge's: each is a group.
    const isMixed = details.some(([, detail]) => verdictFields.filter((name) => name in detail).length > 1);
    for (const [key, detail] of details) {
      context.at("details", isList ? Number(key) : key);
      const problem = problemId(detail.example_abbr ?? key, "example_abbr");
      const field = fieldOf(detail);
      if (!field) throw new Refusal("damaged", `the details of ${problem} do not say what was correct.`);
      const fields = isMixed ? verdictFields.filter((name) => name in detail) : [field];
      for (const name of fields) {
        const verdicts = Array.isArray(detail[name]) ? (detail[name] as unknown[]) : [detail[name]];
        const labels = isMixed ? { ...context.labels, verdict: name } : context.labels;
        context.tally.row(problem, labels);
        for (const verdict of verdicts) context.add(problem, context.verdict(verdict, undefined, name), labels);
      }
    }
  },
};

function fieldOf(detail: JsonObject): string | undefined {
  return verdictFields.find((name) => name in detail);
}

/** Details are a list, or an object by index with a `type` among them. */
function detailsOf(document: unknown): [string, JsonObject][] {
  if (!isObject(document) || typeof document.details !== "object" || document.details === null) return [];
  return Object.entries(document.details).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}
