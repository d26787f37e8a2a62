import { chosenValue } from "./chosenValue.ts";
import type { Choice, Choices, Reading } from "./reading.ts";
import type { Tally } from "./tally.ts";

/**
 * The counts that the choices made after reading leave: which verdict, which groups, and what unscored attempts are.
 *
 * @returns The counts and totals, and the choices that there were.
 */
export function applyChoices(
  tally: Tally,
  choices: Choices,
): Pick<Reading, "counts" | "totals"> & { offered: Choice[] } {
  const offered: Choice[] = [];
  const choose = (id: string, label: string, options: Choice["options"], usual: string): string => {
    const choice = { id, label, options, value: usual };
    const value = chosenValue(choice, choices);
    offered.push({ ...choice, value });
    return value;
  };

  const verdicts = tally.values("verdict");
  const all = "";
  const each = verdicts.map((value) => ({ value, label: value }));
  const verdict =
    verdicts.length > 1
      ? choose("verdictOf", "Verdicts of", [{ value: all, label: "all, each a group" }, ...each], all)
      : all;

  const hasCategory = tally.values("category").length > 1;
  const isTold =
    (["file", "model", "prompt"] as const).some((dimension) => tally.values(dimension).length > 1) ||
    verdicts.length > 1;
  const groups = [
    { value: "yes", label: "each a group" },
    { value: "no", label: "no groups" },
  ];
  const byCategory = hasCategory ? choose("category", "Categories of problems", groups, isTold ? "no" : "yes") : "yes";

  const unscoredOptions = [
    { value: "leave", label: "are no attempts" },
    { value: "fail", label: "failed" },
  ];
  const unscored = tally.hasUnscored()
    ? choose("unscored", "Attempts that were never scored", unscoredOptions, "leave")
    : "leave";

  const result = tally.result({
    ...(verdict !== all && { verdict }),
    merge: byCategory === "no" ? ["category"] : [],
    failUnscored: unscored === "fail",
  });
  return { ...result, offered };
}
