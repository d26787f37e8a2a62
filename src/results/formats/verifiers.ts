import type { RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Rewards } from "../rewards.ts";

/** verifiers `results.jsonl`: a rollout a line; from a threshold of the reward on it passes. */
export const verifiers: RowFormat = {
  name: "verifiers results",
  recognise: ([row]) =>
    row && "example_id" in row && "reward" in row ? "each rollout has an example_id and a reward" : undefined,
  open(context) {
    const rewards = new Rewards(context, 0.5);
    return {
      fields: ["example_id", "reward", "error", "is_completed", "task"],
      row(row, line) {
        const problem = problemId(row.example_id, "example_id", line);
        const hasError = !["", false, null, undefined].includes(row.error as string);
        const isBroken = hasError || row.is_completed === false;
        const verdict = isBroken ? "unscored" : rewards.verdict(row.reward, line);
        const labels = typeof row.task === "string" ? { ...context.labels, category: row.task } : context.labels;
        context.add(problem, verdict, labels);
      },
      end: () => rewards.tell(),
    };
  },
};
