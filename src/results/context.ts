import { chosenValue } from "./chosenValue.ts";
import { jsonPath } from "./jsonPath.ts";
import type { Choice, Choices, Issue } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { wordChoice } from "./wordChoice.ts";
import type { Labels, Tally } from "./tally.ts";
import { tellCopy } from "./tellCopy.ts";
import { unclearWord, verdictOf, type Verdict } from "./verdict.ts";

/** What happens row after row and is told once: how often, where first, and in which words. */
interface Told {
  count: number;
  line: number | undefined;
  path: string | undefined;
  tell: (count: number) => string;
  choice: string | undefined;
}

/** Where a reader puts what it finds in one file, and whom it asks. */
export class Context {
  readonly file: string;
  /** Its folder, as far as the files that are read together do not share it. */
  readonly folder: string;
  /** The group of this file, where each file is a run of its own. */
  readonly labels: Labels;
  readonly tally: Tally;
  /** What the readers of several files of one run share, by format. */
  readonly shared: Map<string, unknown>;
  readonly issues: Issue[] = [];
  readonly asked = new Map<string, Choice>();
  private readonly choices: Choices;
  private readonly told = new Map<string, Told>();
  private keys: readonly (string | number)[] = [];

  constructor(
    file: string,
    labels: Labels,
    tally: Tally,
    choices: Choices,
    shared: Map<string, unknown>,
    folder: string,
  ) {
    this.file = file;
    this.folder = folder;
    this.labels = labels;
    this.tally = tally;
    this.choices = choices;
    this.shared = shared;
  }

  /** Says where in a JSON document the reader is, by keys and indexes from the top; nothing where it is done. */
  at(...keys: readonly (string | number)[]): void {
    this.keys = keys;
  }

  /** Where in a JSON document the reader is, such as `tests[3].result`. */
  get path(): string | undefined {
    return this.keys.length === 0 ? undefined : jsonPath(this.keys);
  }

  /** What the user chose, or the default. */
  choose(choice: Choice): string {
    const value = chosenValue(choice, this.choices);
    this.asked.set(choice.id, { ...choice, value });
    return value;
  }

  /** The reward from which on an attempt passes. */
  threshold(usual: number, of: string): number {
    const label = `An attempt passes from this ${of} on`;
    const chosen = this.choose({ id: "threshold", label, options: [], value: String(usual) });
    if (chosen.trim() !== "" && Number.isFinite(Number(chosen))) return Number(chosen);
    throw new Refusal("damaged", `the threshold must be a number; got ${chosen || "a blank"}.`);
  }

  /** The verdict of a word in the column or field `name`; asks about one that says neither, and tells what it guesses. */
  verdict(value: unknown, line?: number, name?: string): Verdict {
    const usual = verdictOf(value);
    const unclear = usual && unclearWord(value);
    if (usual && unclear === undefined) return usual;
    if (typeof value === "object") {
      const got = Array.isArray(value) ? "a list" : "an object";
      const message = `${name ?? "the verdict"} must be one word, number or boolean; got ${got}.`;
      throw new Refusal("damaged", message, { line });
    }
    const choice = wordChoice(unclear ?? value, usual);
    const chosen = this.choose(choice) as Verdict | "";
    if (chosen === "") {
      const what = name === undefined ? "the verdict" : `“${name}”`;
      const got = `got “${choice.id.slice("word:".length)}”`;
      const message = `${what} must be a word such as pass, fail or timeout, or 1 or 0; ${got}. Say what it means.`;
      const path = this.path && jsonPath(name === undefined ? this.keys : [...this.keys, name]);
      throw new Refusal("ask", message, { line, path, choices: [choice] });
    }
    if (unclear !== undefined && !this.choices[choice.id]) {
      const are = (count: number) => (count === 1 ? "1 attempt is" : `${count} attempts are`);
      const taken = chosen === "unscored" ? "never scored, so no attempts" : "failed";
      const tell = (count: number) => `${are(count)} marked “${unclear}”: taken for ${taken}.`;
      this.tellOnce(choice.id, line, tell, choice.id);
    }
    return chosen;
  }

  /** Counts an attempt; of one that is there more than once every copy, or one, as the user says. */
  add(problem: string, verdict: Verdict, labels: Labels = this.labels, attempt?: string | number, line?: number): void {
    const earlier = this.tally.add(problem, verdict, labels, attempt, line);
    if (!earlier) return;
    const isOnce = this.countsOnce();
    if (!isOnce) this.tally.add(problem, verdict, labels);
    else if (earlier.verdict === "unscored" && verdict !== "unscored") {
      const row = this.tally.row(problem, labels);
      row.unscored--;
      row[verdict]++;
    }
    tellCopy({ what: `attempt ${attempt} of problem ${problem}`, verdict, earlier, isOnce }, this, line);
  }

  /** True where a copy of what was counted before does not count again. */
  countsOnce(): boolean {
    const options = [
      { value: "every", label: "counts every time" },
      { value: "once", label: "counts once, by its first verdict" },
    ];
    const choice = { id: "duplicates", label: "An attempt that is there twice", options, value: "every" };
    return this.choose(choice) === "once";
  }

  issue(message: string, line?: number, choice?: string): Issue {
    const issue = { file: this.file, line: line ?? null, message, ...(choice !== undefined && { choice }) };
    this.issues.push(issue);
    return issue;
  }

  /** Tells once what happens often: the first call's words, with how often it came. `choice` is the id of what changes it. */
  tellOnce(key: string, line: number | undefined, tell: (count: number) => string, choice?: string): void {
    const told = this.told.get(key);
    if (told) told.count++;
    else this.told.set(key, { count: 1, line, path: this.path, tell, choice });
  }

  /** Ends the file: what was to be told once becomes issues. */
  close(): void {
    for (const { count, line, path, tell, choice } of this.told.values()) {
      const message = tell(count);
      const isPlaced = line !== undefined || path === undefined || message.includes(path);
      this.issue(isPlaced ? message : `${path}: ${message}`, line, choice);
    }
    this.told.clear();
  }
}
