import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Rewards } from "../rewards.ts";
import { Refusal } from "../refusal.ts";

/** tau2-bench: simulations of the tasks that the file lists. */
export const tau2: DocumentFormat = {
  name: "tau2-bench results",
  recognise: (document) =>
    isObject(document) && Array.isArray(document.simulations) ? "simulations have a task_id and a reward" : undefined,
  read(document, context) {
    const { simulations, tasks, info } = document as { simulations: unknown[]; tasks?: unknown; info?: unknown };
    const rewards = new Rewards(context, 1);
    const seen = new Map<string, number>();
    const expected = (Array.isArray(tasks) ? (tasks as unknown[]) : [])
      .filter(isObject)
      .map(({ id }) => problemId(id, "the id of each task"));
    for (const id of expected) {
      context.tally.row(id, context.labels);
      seen.set(id, 0);
    }
    for (const [i, simulation] of simulations.entries()) {
      context.at("simulations", i);
      if (!isObject(simulation)) throw new Refusal("damaged", "each simulation must be an object.");
      const problem = problemId(simulation.task_id, "task_id");
      const isBroken = simulation.termination_reason === "infrastructure_error";
      const verdict = isBroken ? "unscored" : rewards.verdict(rewardOf(simulation));
      const trial = typeof simulation.trial === "number" ? simulation.trial : undefined;
      context.add(problem, verdict, context.labels, trial);
      seen.set(problem, (seen.get(problem) ?? 0) + 1);
    }
    context.at();
    rewards.tell();
    const trials = isObject(info) && Number.isSafeInteger(info.num_trials) ? Number(info.num_trials) : undefined;
    const short = [...seen].filter(([, count]) => count < (trials ?? 1));
    if (short.length > 0) {
      const of = trials === undefined ? "no simulation" : `fewer than ${trials} simulations`;
      context.issue(`${short.length} of ${seen.size} tasks have ${of}; those that are missing are unscored.`);
    }
    for (const [id, count] of short) context.tally.row(id, context.labels).unscored += (trials ?? 1) - count;
  },
};

function rewardOf(simulation: JsonObject): unknown {
  return isObject(simulation.reward_info) ? simulation.reward_info.reward : simulation.reward;
}
