import type { Choice, Choices, Issue } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import type { Labels, Tally } from "./tally.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

/** Where a reader puts what it finds in one file, and whom it asks. */
export class Context {
  readonly file: string;
  /** The group of this file, where each file is a run of its own. */
  readonly labels: Labels;
  readonly tally: Tally;
  /** What the readers of several files of one run share, by format. */
  readonly shared: Map<string, unknown>;
  readonly issues: Issue[] = [];
  readonly asked = new Map<string, Choice>();
  private readonly choices: Choices;
  private hasRepeated = false;

  constructor(file: string, labels: Labels, tally: Tally, choices: Choices, shared: Map<string, unknown>) {
    this.file = file;
    this.labels = labels;
    this.tally = tally;
    this.choices = choices;
    this.shared = shared;
  }

  /** What the user chose, or the default. */
  choose(choice: Choice): string {
    const wished = this.choices[choice.id];
    const isOffered = choice.options.length === 0 || choice.options.some(({ value }) => value === wished);
    const value = wished !== undefined && isOffered ? wished : choice.value;
    this.asked.set(choice.id, { ...choice, value });
    return value;
  }

  /** The reward from which on an attempt passes. */
  threshold(usual: number, of: string): number {
    const value = Number(
      this.choose({
        id: "threshold",
        label: `An attempt passes from this ${of} on`,
        options: [],
        value: String(usual),
      }),
    );
    if (Number.isFinite(value)) return value;
    throw new Refusal("damaged", `the threshold must be a number; got ${this.choices.threshold}`);
  }

  /** The verdict of a word; asks about one that says neither. */
  verdict(value: unknown, line?: number): Verdict {
    const verdict = verdictOf(value);
    if (verdict) return verdict;
    const word = typeof value === "string" || typeof value === "number" ? String(value).trim() : typeof value;
    const shown = word.length > 60 ? `${word.slice(0, 60)}…` : word;
    const choice: Choice = {
      id: `word:${shown}`,
      label: `An attempt marked “${shown}”`,
      options: [
        { value: "passed", label: "passed" },
        { value: "failed", label: "failed" },
        { value: "unscored", label: "was never scored" },
      ],
      value: "",
    };
    const chosen = this.choose(choice);
    if (chosen) return chosen as Verdict;
    const message = `the verdict must be a word such as pass, fail or timeout, or 1 or 0; got “${shown}”. Say what it means.`;
    throw new Refusal("ask", message, { line, choices: [choice] });
  }

  /** Counts an attempt; says once that some are there twice, and asks whether to count those again. */
  add(problem: string, verdict: Verdict, labels: Labels = this.labels, attempt?: string | number, line?: number): void {
    if (this.tally.add(problem, verdict, labels, attempt)) return;
    if (!this.hasRepeated) this.issue(`Attempt ${attempt} of problem ${problem} is there more than once.`, line);
    this.hasRepeated = true;
    if (this.countsEveryTime()) this.tally.add(problem, verdict, labels);
  }

  issue(message: string, line?: number): void {
    this.issues.push({ file: this.file, line: line ?? null, message });
  }

  private countsEveryTime(): boolean {
    const options = [
      { value: "every", label: "counts every time" },
      { value: "once", label: "counts once, as it came first" },
    ];
    return (
      this.choose({ id: "duplicates", label: "An attempt that is there twice", options, value: "every" }) === "every"
    );
  }
}
