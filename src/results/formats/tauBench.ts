import type { RowFormat } from "../format.ts";
import { problemId } from "../problemId.ts";
import { rewardVerdict } from "../rewardVerdict.ts";

/** tau-bench: a list of trials with a reward. */
export const tauBench: RowFormat = {
  name: "tau-bench results",
  recognise: ([row]) =>
    row && "task_id" in row && "reward" in row && ("trial" in row || "traj" in row)
      ? "each trial has a task_id and a reward"
      : undefined,
  open: (context) => ({
    fields: ["task_id", "reward", "trial"],
    row(row, line) {
      const trial = typeof row.trial === "number" ? row.trial : undefined;
      context.add(
        problemId(row.task_id, "task_id", line),
        rewardVerdict(row.reward, line),
        context.labels,
        trial,
        line,
      );
    },
  }),
};
