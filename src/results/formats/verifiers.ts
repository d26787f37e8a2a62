import type { RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { rewardVerdict } from "../rewardVerdict.ts";

/** verifiers `results.jsonl`: a rollout a line; from a threshold of the reward on it passes. */
export const verifiers: RowFormat = {
  name: "verifiers results",
  recognise: ([row]) =>
    row && "example_id" in row && "reward" in row ? "each rollout has an example_id and a reward" : undefined,
  open(context) {
    const threshold = context.threshold(0.5, "reward");
    return {
      fields: ["example_id", "reward", "error", "is_completed"],
      row(row, line) {
        const problem = problemId(row.example_id, "example_id", line);
        const isBroken =
          (row.error !== null && row.error !== undefined && row.error !== false) || row.is_completed === false;
        const verdict = isBroken ? "unscored" : rewardVerdict(row.reward, line, threshold);
        context.add(problem, verdict, context.labels);
      },
    };
  },
};
