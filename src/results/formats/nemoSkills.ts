import type { Context } from "../context.ts";
import type { JsonObject, RowFormat } from "../format.ts";
import { Refusal } from "../refusal.ts";
import { verdictOf as verdictOfWord, type Verdict } from "../verdict.ts";

const verdictFields = ["symbolic_correct", "is_correct", "judgement"] as const;

/** What the files of one run share: they list the same problems in the same order. */
interface Run {
  file: string;
  fields: string;
  problems: (string | undefined)[];
}

/** NeMo-Skills `output-rs*.jsonl`: one file a repeat, problems told by the position of their line. */
export const nemoSkills: RowFormat = {
  name: "NeMo-Skills output",
  manyFiles: true,
  recognise([row]) {
    const field = row && verdictFields.find((name) => name in row);
    const isTold = field && ("generation" in row || "expected_answer" in row) && !("task_id" in row);
    return isTold ? `each line has an answer and ${field}; its position is the problem` : undefined;
  },
  open(context, [first]) {
    const fields = verdictFields.filter((name) => first && name in first);
    const { folder } = context;
    const key = `${nemoSkills.name} ${folder}`;
    const run = context.shared.get(key) as Run | undefined;
    const problems: Run["problems"] = [];
    if (run && run.fields !== fields.join(" and ")) {
      const what = `its verdicts are in ${fields.join(" and ")}, and those of ${run.file} in ${run.fields}`;
      throw new Refusal("damaged", `${what}. Read the repeats of one run only.`);
    }
    return {
      fields: [...fields, "problem", "expected_answer"],
      row(row, line, index) {
        const told = row.problem ?? row.expected_answer;
        const problem = typeof told === "string" || typeof told === "number" ? String(told) : undefined;
        if (run && (index >= run.problems.length || run.problems[index] !== problem)) {
          throw new Refusal(
            "damaged",
            `this line is not the same problem as in ${run.file}. Read the repeats of one run only.`,
            { line },
          );
        }
        problems.push(problem);
        for (const field of fields) {
          const labels = { model: folder, ...(fields.length > 1 && { verdict: field }) };
          context.add(String(index), verdictOf(row, field, context, line), labels);
        }
      },
      end() {
        if (run && problems.length !== run.problems.length) {
          throw new Refusal(
            "damaged",
            `it has ${problems.length} lines and ${run.file} has ${run.problems.length}: a repeat is cut or of another run.`,
          );
        }
        context.shared.set(key, run ?? { file: context.file, fields: fields.join(" and "), problems });
      },
    };
  },
};

function verdictOf(row: JsonObject, field: (typeof verdictFields)[number], context: Context, line?: number): Verdict {
  const value = row[field];
  if (field !== "judgement" || typeof value !== "string") return context.verdict(value, line, field);
  const answer = /judge?ment\W*(yes|no)\b/i.exec(value)?.[1] ?? value;
  return verdictOfWord(answer) ? context.verdict(answer, line, field) : improper(context, line);
}

/** A judgement that says neither yes nor no, which NeMo-Skills itself takes for a no. */
function improper(context: Context, line?: number): Verdict {
  const options = [
    { value: "failed", label: "failed" },
    { value: "unscored", label: "was never scored" },
  ];
  const label = "An attempt whose judgement says neither yes nor no";
  const chosen = context.choose({ id: "judgement", label, options, value: "failed" });
  const judgements = (count: number) => (count === 1 ? "1 judgement says" : `${count} judgements say`);
  const made = chosen === "failed" ? "failed" : "never scored";
  context.tellOnce("judgement", line, (count) => `${judgements(count)} neither yes nor no: ${made}.`, "judgement");
  return chosen as Verdict;
}
