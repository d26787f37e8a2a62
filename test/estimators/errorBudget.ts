import { readFileSync } from "node:fs";

type Budgets = Record<string, { unit: string; most: number }>;
const budgets = JSON.parse(readFileSync(new URL("accuracy.json", import.meta.url), "utf8")) as Budgets;

/** The worst error of a group of cases beside the budget that accuracy.json, and so the README, states for it. */
export class ErrorBudget {
  readonly most: number;
  private readonly group: string;
  private readonly unit: string;
  private worst = 0;
  private at = "";

  constructor(group: string) {
    if (!(group in budgets)) throw new Error(`group must be one that accuracy.json names; got ${group}`);
    this.group = group;
    ({ unit: this.unit, most: this.most } = budgets[group]);
  }

  record(error: number, at: string): void {
    if (error > this.worst || Number.isNaN(error)) {
      this.worst = error;
      this.at = at;
    }
  }

  /** Prints the worst error of the group, in its unit, and returns it. */
  report(): number {
    process.stdout.write(
      `${this.group}: worst ${this.worst.toPrecision(4)} ${this.unit} at ${this.at || "every case"}\n`,
    );
    return this.worst;
  }
}
