import type { Context } from "./context.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

interface Rivals {
  /** The column or field that was taken for the verdict, and what it says. */
  taken: string;
  verdict: Verdict;
  /** Another one that could be it, and what it holds. */
  other: string;
  value: unknown;
  /** What makes the other one the verdict, where that can be chosen. */
  choice?: string;
}

/** Tells, once for all rows, that another column contradicts the one that was taken for the verdict. */
export function tellRival(
  { taken, verdict, other, value, choice }: Rivals,
  context: Context,
  line: number | undefined,
): void {
  const said = verdictOf(value);
  if (said === undefined || said === "unscored" || wordOf(said) === wordOf(verdict)) return;
  const rows = (count: number) => (count === 1 ? "1 row" : `${count} rows`);
  context.tellOnce(
    `rival ${other}`,
    line,
    (count) =>
      `“${taken}” is taken for the verdict; “${other}” says otherwise in ${rows(count)}, such as ${wordOf(said)} against ${wordOf(verdict)}.`,
    choice,
  );
}

function wordOf(verdict: Verdict): string {
  if (verdict === "unscored") return "nothing";
  return verdict === "passed" ? "passed" : "failed";
}
