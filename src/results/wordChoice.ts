import type { Choice } from "./reading.ts";
import type { Verdict } from "./verdict.ts";

/** What a verdict that says neither passed nor failed, or not clearly, may mean; `usual` where nothing is said. */
export function wordChoice(value: unknown, usual: Verdict | undefined): Choice {
  const word = typeof value === "string" || typeof value === "number" ? String(value).trim() : typeof value;
  const shown = word.length > 60 ? `${word.slice(0, 60)}…` : word;
  return {
    id: `word:${shown}`,
    label: `An attempt marked “${shown}”`,
    options: [
      { value: "passed", label: "passed" },
      { value: "failed", label: "failed" },
      { value: "unscored", label: "was never scored" },
    ],
    value: usual ?? "",
  };
}
