import { Refusal } from "./refusal.ts";
import type { Verdict } from "./verdict.ts";

/**
 * The verdict of a reward: passed where it is 1, within 1e-6, or from the threshold on where there is one.
 *
 * @throws {Refusal} Where it is no number; null and NaN mean that the attempt was never scored.
 */
export function rewardVerdict(reward: unknown, line?: number, threshold = 1): Verdict {
  if (reward === null || reward === undefined || Number.isNaN(reward)) return "unscored";
  if (typeof reward === "boolean") return reward ? "passed" : "failed";
  if (typeof reward !== "number")
    throw new Refusal("damaged", `reward must be a number; got ${JSON.stringify(reward).slice(0, 60)}.`, { line });
  return reward >= threshold - 1e-6 && (threshold !== 1 || reward <= 1 + 1e-6) ? "passed" : "failed";
}
