const words =
  "best worst mean avg average averaged median max min maj majority any oracle rate percent pct ratio std stderr stdev";
const known = new Set(words.split(" "));

/**
 * Whether a column sums up several attempts by its name, so that a 1 in it is no attempt that passed.
 *
 * @returns False for pass@1, which is a verdict where there is one attempt.
 * @example isEstimate("best_of_n") // true
 */
export function isEstimate(header: string): boolean {
  const parts = header
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}@^%]+/u);
  const name = parts.join("");
  if (/^pass(@|at)1$/.test(name)) return false;
  return (
    /[@^](k|n|\d+)|%/.test(name) ||
    /^g?pass(at|hat|pow|power)?(k|n)$/.test(name) ||
    /^(g?pass|maj|cons|any|best|acc|avg|mean)(at|hat|pow|power)\d+$/.test(name) ||
    name.endsWith("passrate") ||
    parts.some((part) => known.has(part.replace(/\d+$/, "")))
  );
}
