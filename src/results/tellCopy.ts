import type { Earlier } from "./firstCopies.ts";
import type { Verdict } from "./verdict.ts";

interface Copy {
  /** The attempt in words. */
  what: string;
  verdict: Verdict;
  earlier: Earlier;
  /** Whether it counts once, or every time. */
  isOnce: boolean;
}

/** Where it is told: the context of the file. */
interface Teller {
  readonly path: string | undefined;
  tellOnce(key: string, line: number | undefined, tell: (count: number) => string, choice: string): void;
}

/** Tells, once for all, how many attempts are there again and how many of them contradict their first copy. */
export function tellCopy({ what, verdict, earlier, isOnce }: Copy, context: Teller, line: number | undefined): void {
  const place = line === undefined ? context.path : `line ${line}`;
  const first = earlier.line === undefined ? "" : ` on line ${earlier.line}`;
  const second = place === undefined ? "" : ` ${line === undefined ? "at" : "on"} ${place}`;
  const where = `${first && `, first${first},`}${second && ` again${second}`}`;
  const all = isOnce ? "Each is counted once" : "Every copy is counted";
  const copies = (count: number) => (count === 1 ? "1 attempt is" : `${count} attempts are`);
  const tell = (count: number) => `${copies(count)} there again: ${what}${where}. ${all}.`;
  context.tellOnce("duplicates", line, tell, "duplicates");

  if (verdict === "unscored" || earlier.verdict === "unscored") return;
  if ((verdict === "passed") === (earlier.verdict === "passed")) return;
  const said = (each: Verdict) => (each === "passed" ? "passed" : "failed");
  const both = `${said(earlier.verdict)}${first} and ${said(verdict)}${second}`;
  const counted = isOnce ? "The first verdict is counted" : "Both are counted";
  const contradict = (count: number) =>
    `${count} of the attempts that are there again contradict${count === 1 ? "s" : ""} the first copy`;
  const tellBoth = (count: number) => `${contradict(count)}: ${what} ${both}. ${counted}.`;
  context.tellOnce("contradictions", line, tellBoth, "duplicates");
}
