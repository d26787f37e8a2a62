import type { RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Rewards } from "../rewards.ts";

/** tau-bench: a list of trials with a reward. */
export const tauBench: RowFormat = {
  name: "tau-bench results",
  recognise: ([row]) =>
    row && "task_id" in row && "reward" in row && ("trial" in row || "traj" in row)
      ? "each trial has a task_id and a reward"
      : undefined,
  open(context) {
    const rewards = new Rewards(context, 1);
    return {
      fields: ["task_id", "reward", "trial"],
      row(row, line) {
        const problem = problemId(row.task_id, "task_id", line);
        const verdict = rewards.verdict(row.reward, line);
        const trial = typeof row.trial === "number" ? row.trial : undefined;
        context.add(problem, verdict, context.labels, trial, line);
      },
      end: () => rewards.tell(),
    };
  },
};
