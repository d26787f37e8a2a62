import { FirstCopies, type Earlier } from "./firstCopies.ts";
import type { Counts, Totals } from "./reading.ts";
import type { Verdict } from "./verdict.ts";

/** What tells groups apart, dimension by dimension: file, model, category, and verdict where a file holds several. */
export type Labels = Readonly<Partial<Record<"file" | "model" | "prompt" | "category" | "verdict", string>>>;

interface Row extends Totals {
  problem: string;
  /** Its numbered attempts. */
  seen: FirstCopies | undefined;
}

interface Group {
  labels: Labels;
  rows: Map<string, Row>;
}

const noLabels: Labels = {};
const dimensions = ["file", "model", "prompt", "category", "verdict"] as const;

/** Counts attempts by group and problem, in the order in which they are first met. */
export class Tally {
  readonly groups = new Map<string, Group>();
  private last: Group | undefined;

  /**
   * Counts one attempt.
   *
   * @param attempt Its number within the problem, where the file gives one.
   * @param line Where it stands, to be told of a copy.
   * @returns Undefined; or the copy that came before, with nothing counted but a duplicate.
   */
  add(
    problem: string,
    verdict: Verdict,
    labels: Labels = noLabels,
    attempt?: string | number,
    line?: number,
  ): Earlier | undefined {
    const row = this.row(problem, labels);
    if (attempt !== undefined) {
      row.seen ??= new FirstCopies();
      const earlier = row.seen.see(attempt, verdict, line);
      if (earlier) {
        row.duplicates++;
        return earlier;
      }
    }
    row[verdict]++;
    return undefined;
  }

  /** True for a problem without attempts so far. */
  isNew(problem: string, labels: Labels = noLabels): boolean {
    const { passed, failed, timedOut, unscored } = this.row(problem, labels);
    return passed + failed + timedOut + unscored === 0;
  }

  /** Counts attempts that the file has counted already; returns false where the problem was met before. */
  addCounts(problem: string, n: number, c: number, unscored: number, labels: Labels = noLabels): boolean {
    const isNew = this.isNew(problem, labels);
    const row = this.row(problem, labels);
    row.passed += c;
    row.failed += n - c;
    row.unscored += unscored;
    return isNew;
  }

  /** The row of a problem, which exists from now on even without attempts. */
  row(problem: string, labels: Labels = noLabels): Row {
    const { rows } = this.group(labels);
    let row = rows.get(problem);
    if (!row) {
      row = { problem, passed: 0, failed: 0, timedOut: 0, unscored: 0, duplicates: 0, seen: undefined };
      rows.set(problem, row);
    }
    return row;
  }

  private group(labels: Labels): Group {
    if (this.last?.labels === labels) return this.last;
    const key = JSON.stringify(dimensions.map((dimension) => labels[dimension] ?? null));
    let group = this.groups.get(key);
    if (!group) {
      group = { labels, rows: new Map() };
      this.groups.set(key, group);
    }
    // Kept under the caller's own object, so that rows with the same labels object are found without a key.
    this.last = { labels, rows: group.rows };
    return this.last;
  }

  hasUnscored(): boolean {
    return [...this.groups.values()].some(({ rows }) => [...rows.values()].some(({ unscored }) => unscored > 0));
  }

  /** The values that a dimension takes, in order. */
  values(dimension: keyof Labels): string[] {
    return [...new Set([...this.groups.values()].flatMap(({ labels }) => labels[dimension] ?? []))];
  }

  /**
   * The counts and their sums.
   *
   * @param options.verdict Only the groups of this verdict. @param options.merge Dimensions that make no groups.
   * @param options.failUnscored Whether attempts that were never scored count as failed.
   */
  result(options: { verdict?: string; merge?: (keyof Labels)[]; failUnscored?: boolean }): {
    counts: Counts[];
    totals: Totals;
  } {
    const kept = [...this.groups.values()].filter(
      ({ labels }) =>
        options.verdict === undefined || labels.verdict === undefined || labels.verdict === options.verdict,
    );
    const telling = dimensions.filter(
      (dimension) =>
        !options.merge?.includes(dimension) &&
        (dimension === "verdict" || new Set(kept.map(({ labels }) => labels[dimension])).size > 1),
    );
    const totals: Totals = { passed: 0, failed: 0, timedOut: 0, unscored: 0, duplicates: 0 };
    const names = Object.keys(totals) as (keyof Totals)[];
    const counts: Counts[] = [];
    const byGroup = new Map<string, Map<string, Counts>>();
    for (const { labels, rows } of kept) {
      const group = telling.flatMap((dimension) => labels[dimension] ?? []).join(" / ");
      const own = byGroup.get(group) ?? new Map<string, Counts>();
      byGroup.set(group, own);
      for (const row of rows.values()) {
        for (const name of names) totals[name] += row[name];
        let count = own.get(row.problem);
        if (!count) {
          count = { group, problem: row.problem, n: 0, c: 0, unscored: 0 };
          own.set(row.problem, count);
          counts.push(count);
        }
        const unscored = options.failUnscored ? 0 : row.unscored;
        count.n += row.passed + row.failed + row.timedOut + row.unscored - unscored;
        count.c += row.passed;
        count.unscored += unscored;
      }
    }
    return { counts, totals };
  }
}
