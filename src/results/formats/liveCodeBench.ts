import { isObject, type DocumentFormat, type RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import type { Verdict } from "../verdict.ts";

/** LiveCodeBench `*_eval_all.json`: one object a problem, with the graded list of its attempts. */
export const liveCodeBench: RowFormat = {
  name: "LiveCodeBench results",
  recognise: ([row]) => (row && Array.isArray(row.graded_list) ? "each problem has a graded_list" : undefined),
  open: (context) => ({
    fields: ["question_id", "graded_list", "difficulty"],
    row(row, line, index) {
      const problem = problemId(row.question_id ?? row.id, "question_id", line);
      if (!Array.isArray(row.graded_list)) {
        throw new Refusal("damaged", `problem ${index + 1} (${problem}) has no graded_list as the others have.`, {
          line,
        });
      }
      const labels =
        typeof row.difficulty === "string" ? { ...context.labels, category: row.difficulty } : context.labels;
      context.tally.row(problem, labels);
      for (const graded of row.graded_list) context.add(problem, verdictOf(graded), labels);
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
      for (const tests of attempts) context.add(problem, verdictOf(tests));
    }
  },
};

/** -1 and -2 are errors, though they are truthy: an attempt passes where every test is above 0. */
function verdictOf(graded: unknown): Verdict {
  const tests: unknown[] = Array.isArray(graded) ? (graded as unknown[]).flat(Infinity) : [graded];
  if (tests.length === 0 || tests.every((test) => test === null)) return "unscored";
  return tests.every((test) => test === true || (typeof test === "number" && test > 0)) ? "passed" : "failed";
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
