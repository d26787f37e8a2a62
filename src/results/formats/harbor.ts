import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import { rewardVerdict } from "../rewardVerdict.ts";

/** Harbor: one folder a trial, with its result.json. */
export const harbor: DocumentFormat = {
  name: "Harbor trial",
  manyFiles: true,
  recognise(document) {
    if (!isObject(document)) return undefined;
    if ("n_total_trials" in document && isObject(document.stats)) {
      throw new Refusal(
        "aside",
        "this is the summary of a Harbor job. Read the result.json of its trials: drop the whole folder.",
      );
    }
    return "task_name" in document && ("verifier_result" in document || "exception_info" in document)
      ? "the trial has a task_name and a verifier_result"
      : undefined;
  },
  read(document, context) {
    const trial = document as JsonObject;
    const agent = isObject(trial.agent_info) ? trial.agent_info : {};
    const model = isObject(agent.model_info) ? agent.model_info.name : undefined;
    const labels = {
      model: [agent.name, model].filter((name) => typeof name === "string").join(" "),
      category: typeof trial.source === "string" ? trial.source : "",
    };
    const attempt = typeof trial.trial_name === "string" ? trial.trial_name : undefined;
    const reward = isObject(trial.verifier_result) ? rewardOf(trial.verifier_result.rewards) : undefined;
    context.add(problemId(trial.task_name, "task_name"), rewardVerdict(reward), labels, attempt);
  },
};

function rewardOf(rewards: unknown): unknown {
  if (!isObject(rewards)) return rewards;
  const names = Object.keys(rewards);
  return "reward" in rewards ? rewards.reward : names.length === 1 ? rewards[names[0]!] : undefined;
}
