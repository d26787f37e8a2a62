import type { Verdict } from "./verdict.ts";

/** The copy of an attempt that came before. */
export interface Earlier {
  verdict: Verdict;
  line: number | undefined;
}

const verdicts: readonly Verdict[] = ["passed", "failed", "timedOut", "unscored"];

/** Remembers the numbered attempts of a problem, each by its first copy that was scored. */
export class FirstCopies {
  /** The line times 4, plus the place of the verdict: there may be millions, and objects would fill the memory. */
  private readonly packed = new Map<string | number, number>();

  /** Remembers an attempt; gives back the copy that came before. */
  see(attempt: string | number, verdict: Verdict, line: number | undefined): Earlier | undefined {
    const packed = this.packed.get(attempt);
    const isScored = verdict !== "unscored";
    if (packed === undefined || (isScored && verdicts[packed % 4] === "unscored")) {
      this.packed.set(attempt, (line ?? 0) * 4 + verdicts.indexOf(verdict));
    }
    if (packed === undefined) return undefined;
    return { verdict: verdicts[packed % 4]!, line: Math.floor(packed / 4) || undefined };
  }
}
