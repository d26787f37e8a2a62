import type { Context } from "../context.ts";
import { isObject, type DocumentFormat, type JsonObject } from "../format.ts";
import { problemId } from "../problemId.ts";
import { Refusal } from "../refusal.ts";
import { Rewards } from "../rewards.ts";

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
    context.at("verifier_result", "rewards");
    const result = isObject(trial.verifier_result) ? trial.verifier_result : {};
    if (isObject(trial.verifier_result) && !("rewards" in result)) {
      throw new Refusal("damaged", "verifier_result must hold rewards. Let Harbor run the trial again.");
    }
    const rewards = new Rewards(context, 1);
    const verdict = rewards.verdict(rewardOf(result.rewards, context));
    context.at();
    context.add(problemId(trial.task_name, "task_name"), verdict, labels, attempt);
    rewards.tell();
  },
};

/** The reward that decides; of several, none of them called reward, the user says which. */
function rewardOf(rewards: unknown, context: Context): unknown {
  if (!isObject(rewards)) return rewards;
  const names = Object.keys(rewards);
  if ("reward" in rewards) return rewards.reward;
  if (names.length < 2) return rewards[names[0]!];
  const options = names.map((name) => ({ value: name, label: name }));
  const choice = { id: "reward", label: "The reward that decides", options, value: "" };
  const chosen = context.choose(choice);
  if (chosen) return rewards[chosen];
  const list = names.slice(0, 6).join(", ");
  throw new Refusal("ask", `the trial has several rewards (${list}). Say which of them decides.`, {
    choices: [choice],
  });
}
