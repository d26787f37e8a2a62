type Label = string | number | boolean;

interface ProblemCounts {
  /** The problem's label as it first appeared. */
  problem: Label;
  /** Its group's label as it first appeared, where groups are given. */
  group?: Label;
  /** Scored samples. */
  n: number;
  /** Correct ones among them. */
  c: number;
  /** Samples without an outcome; not in n. */
  unscored: number;
}

/**
 * Counts samples, one a row in any order, into one row for each problem (of each group) in order of first appearance.
 *
 * @param problems - The label of each sample's problem; 7 and "7" are one problem.
 * @param outcomes - Whether each sample is correct, or null where it was not scored (outcomeOf); as long as problems.
 * @param groups - Optional labels of a wider group, such as the model; problems of different groups are different.
 * @returns Samples, correct ones and unscored ones of each problem.
 * @example countSamples(["a", "a", "b"], [true, false, null]) // a: n 2, c 1, unscored 0; b: n 0, c 0, unscored 1
 */
export function countSamples(
  problems: ArrayLike<Label>,
  outcomes: ArrayLike<boolean | null>,
  groups?: ArrayLike<Label>,
): ProblemCounts[] {
  const counts: ProblemCounts[] = [];
  const known = new Map<string, Map<string, ProblemCounts>>();
  for (let row = 0; row < problems.length; row++) {
    const problem = problems[row];
    const group = groups?.[row];
    const groupKey = group === undefined ? "" : keyOf(group);
    let ofGroup = known.get(groupKey);
    if (!ofGroup) known.set(groupKey, (ofGroup = new Map()));
    const key = keyOf(problem);
    let count = ofGroup.get(key);
    if (!count) {
      count = group === undefined ? { problem, n: 0, c: 0, unscored: 0 } : { problem, group, n: 0, c: 0, unscored: 0 };
      ofGroup.set(key, count);
      counts.push(count);
    }
    const outcome = outcomes[row];
    if (outcome === null) count.unscored++;
    else count.n++;
    if (outcome) count.c++;
  }
  return counts;
}

/** The same key for 7, "7" and " 7 ", and for TRUE and "TRUE". */
function keyOf(label: Label): string {
  return typeof label === "boolean" ? String(label).toUpperCase() : String(label).trim();
}
