import type { Context } from "./context.ts";
import type { Issue } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import type { Verdict } from "./verdict.ts";

/** How many rewards all files of one reading held, and where it is told. */
interface Seen {
  all: number;
  between: number;
  beyond: number;
  issue?: Issue;
}

/**
 * Makes verdicts of rewards: from a threshold on an attempt passes. Where the usual threshold is 1, only 1 itself does,
 * within 1e-6, until the user chooses another.
 */
export class Rewards {
  private readonly context: Context;
  private readonly threshold: number;
  private readonly isExact: boolean;
  private readonly seen: Seen;

  constructor(context: Context, usual: number) {
    this.context = context;
    this.threshold = context.threshold(usual, "reward");
    this.isExact = usual === 1 && this.threshold === 1;
    const known = context.shared.get("rewards") as Seen | undefined;
    this.seen = known ?? { all: 0, between: 0, beyond: 0 };
    context.shared.set("rewards", this.seen);
  }

  /**
   * The verdict of one reward; null and NaN mean that the attempt was never scored.
   *
   * @throws {Refusal} Where it is no number.
   */
  verdict(reward: unknown, line?: number): Verdict {
    if (reward === null || reward === undefined || Number.isNaN(reward)) return "unscored";
    const value = typeof reward === "boolean" ? Number(reward) : reward;
    if (typeof value !== "number" || !Number.isFinite(value)) {
      const got = typeof reward === "number" ? String(reward) : JSON.stringify(reward).slice(0, 60);
      throw new Refusal("damaged", `reward must be a number; got ${got}.`, { line });
    }
    this.seen.all++;
    const isOne = Math.abs(value - 1) <= 1e-6;
    if (!isOne && Math.abs(value) > 1e-6) this.seen[value > 0 && value < 1 ? "between" : "beyond"]++;
    return (this.isExact ? isOne : value >= this.threshold - 1e-6) ? "passed" : "failed";
  }

  /** Tells, once for all files, how many rewards are neither 0 nor 1 and what is made of them. */
  tell(): void {
    const { all, between, beyond } = this.seen;
    if (between + beyond === 0) return;
    const rule = this.isExact
      ? "A reward of 1 counts as passed, any other as failed"
      : `A reward from ${this.threshold} on counts as passed`;
    const some = (count: number) => `${count} of ${all} ${count === 1 ? "lies" : "lie"}`;
    const found = [
      ...(between ? [`${some(between)} between 0 and 1`] : []),
      ...(beyond ? [`${some(beyond)} below 0 or above 1`] : []),
    ];
    const message = `${rule}; ${found.join(", and ")}.`;
    if (this.seen.issue) this.seen.issue.message = message;
    else this.seen.issue = this.context.issue(message, undefined, "threshold");
  }
}
