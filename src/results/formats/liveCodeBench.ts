import type { Context } from "../context.ts";
import { isObject, type DocumentFormat, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** LiveCodeBench `*_eval_all.json`: one object a problem, with the graded list of its attempts. */
export const liveCodeBench: RowFormat = {
  name: "LiveCodeBench results",
  recognise: ([row]) => (row && Array.isArray(row.graded_list) ? "each problem has a graded_list" : undefined),
  open: (context) => ({
    fields: ["question_id", "id", "graded_list", "difficulty", "pass@1"],
    row(row, line, index) {
      const problem = problemId(row.question_id ?? row.id, "question_id", line);
      if (!Array.isArray(row.graded_list)) {
        throw new Refusal("damaged", `problem ${index + 1} (${problem}) has no graded_list as the others have.`, {
          line,
        });
      }
      const labels =
        typeof row.difficulty === "string" ? { ...context.labels, category: row.difficulty } : context.labels;
      if (!context.tally.isNew(problem, labels)) tellAgain(problem, context, line);
      context.tally.row(problem, labels);
      const verdicts = row.graded_list.map((graded) => verdictOf(graded, context, line));
      for (const verdict of verdicts) context.add(problem, verdict, labels);
      const passed = verdicts.filter((verdict) => verdict === "passed").length;
      checkRate(row["pass@1"], passed / verdicts.length, problem, context, line);
    },
  }),
};

/** LiveCodeBench's raw grades: for the index of each problem its attempts, for each attempt its tests. */
export const liveCodeBenchGrades: DocumentFormat = {
  name: "LiveCodeBench grades",
  recognise: (document) =>
    gradesOf(document) ? "for each index there are attempts, and for each attempt its tests" : undefined,
  read(document, context) {
    for (const [index, attempts] of Object.entries(gradesOf(document) ?? {})) {
      const problem = problemId(index, "the index");
      context.tally.row(problem, context.labels);
      for (const [i, tests] of attempts.entries()) {
        context.at(index, i);
        context.add(problem, verdictOf(tests, context));
      }
    }
  },
};

/** -1 and -2 are errors, though they are truthy: an attempt passes where every test is above 0. */
function verdictOf(graded: unknown, context: Context, line?: number): Verdict {
  const tests: unknown[] = Array.isArray(graded) ? (graded as unknown[]).flat(Infinity) : [graded];
  const verdicts = tests.map((test): Verdict => {
    if (Number.isInteger(test)) return (test as number) > 0 ? "passed" : "failed";
    return context.verdict(test, line, "graded_list");
  });
  if (verdicts.every((verdict) => verdict === "unscored")) return "unscored";
  return verdicts.every((verdict) => verdict === "passed") ? "passed" : "failed";
}

function tellAgain(problem: string, context: Context, line: number | undefined): void {
  const problems = (count: number) => (count === 1 ? "1 problem is" : `${count} problems are`);
  context.tellOnce("again", line, (count) => `${problems(count)} there again, such as ${problem}: all attempts count.`);
}

/** Tells where the file's own pass@1 of a problem is another than its list gives. */
function checkRate(rate: unknown, own: number, problem: string, context: Context, line: number | undefined): void {
  if (typeof rate !== "number" || !Number.isFinite(own) || Math.abs(rate - own) <= 1e-3) return;
  const problems = (count: number) => (count === 1 ? "1 problem has" : `${count} problems have`);
  const tell = (count: number) =>
    `${problems(count)} another pass@1 than their graded_list gives, such as ${problem}: the list is counted.`;
  context.tellOnce("rate", line, tell);
}

/** The grades alone, or as the second of [metrics, grades, metadata]. */
function gradesOf(document: unknown): Record<string, unknown[][]> | undefined {
  const grades: unknown =
    Array.isArray(document) && isObject(document[0]) && "pass@1" in document[0] ? document[1] : document;
  if (!isObject(grades)) return undefined;
  const problems = Object.entries(grades);
  const isGrade = (test: unknown) => typeof test === "boolean" || typeof test === "number" || test === null;
  const isTold =
    problems.length > 0 &&
    problems.every(
      ([index, attempts]) =>
        /^\d+$/.test(index) &&
        Array.isArray(attempts) &&
        attempts.every((tests) => Array.isArray(tests) && (tests as unknown[]).flat(Infinity).every(isGrade)),
    );
  return isTold ? (grades as Record<string, unknown[][]>) : undefined;
}
