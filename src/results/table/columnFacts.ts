import { verdictOf } from "../verdict.ts";

/** What the first rows say about a column. */
export interface ColumnFacts {
  /** How many cells are not blank. */
  filled: number;
  /** How many of those are verdicts. */
  verdicts: number;
  /** How many of those are whole numbers of at least 0. */
  whole: number;
  /** How many of those are numbers. */
  numbers: number;
  distinct: Set<string>;
  largest: number;
}

export function columnFacts(rows: readonly (readonly unknown[])[], column: number): ColumnFacts {
  const facts: ColumnFacts = { filled: 0, verdicts: 0, whole: 0, numbers: 0, distinct: new Set(), largest: 0 };
  for (const row of rows) {
    const value = row[column];
    if (isBlank(value)) continue;
    facts.filled++;
    facts.distinct.add(textOf(value));
    const attempts: unknown[] = Array.isArray(value) ? value : [value];
    if (attempts.length > 0 && attempts.every((each) => verdictOf(each) !== undefined)) facts.verdicts++;
    const number = numberOf(value);
    if (number === undefined) continue;
    facts.numbers++;
    if (Number.isInteger(number) && number >= 0 && !textOf(value).includes("%")) facts.whole++;
    facts.largest = Math.max(facts.largest, number);
  }
  return facts;
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

/** What a cell says, trimmed; a list or an object says nothing. */
export function textOf(value: unknown): string {
  return value === null || value === undefined || typeof value === "object" ? "" : String(value).trim();
}

/** The number in a cell (3, 3.0, 0,75 or 75%), or undefined; a percentage is a hundredth of what is written. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const match = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d+)?)\s*(%?)$/.exec(value.trim());
  if (!match) return undefined;
  const number = Number(match[1]!.replace(",", "."));
  return match[2] ? number / 100 : number;
}
