/** RESULT FILES in, counts out: what the readers say about the files that were handed to them. */

/** One problem of one group: n scored attempts, c of them passed, and the attempts that were never scored. */
export interface Counts {
  /** What tells the groups apart (file, model, scorer...), or "" where there is one. */
  group: string;
  problem: string;
  n: number;
  c: number;
  unscored: number;
}

/** Something a user should know although the file could be read. */
export interface Issue {
  file: string;
  line: number | null;
  message: string;
  /** The choice that would change it: its id, or id=value. */
  choice?: string;
}

/** A decision that changes the counts; without options a number is asked for. */
export interface Choice {
  id: string;
  label: string;
  options: { value: string; label: string }[];
  value: string;
}

/** What the user decided, by the id of the choice. */
export type Choices = Readonly<Record<string, string>>;

/** Attempts by what became of them; duplicates are those whose problem and attempt number came before. */
export interface Totals {
  passed: number;
  failed: number;
  timedOut: number;
  unscored: number;
  duplicates: number;
}

export interface Reading {
  counts: Counts[];
  issues: Issue[];
  /** For each file that was read: its format, and what in it told so. */
  recognised: { file: string; format: string; reason: string }[];
  choices: Choice[];
  totals: Totals;
  /** The files that were handed over themselves and are not counted. */
  refused: string[];
}
