import { meanPassAtK } from "../../estimators/meanPassAtK.ts";
import type { Cell } from "../cells.ts";
import { labelsBeside } from "../labels.ts";
import { attempt, cellPerK, drawsPerK, requireSamples } from "../perK.ts";
import { type Problems, problemsOf } from "../problems.ts";
import { spill } from "../spill.ts";

/**
 * Mean of PASSK over the problems of a benchmark: its pass@k.
 *
 * @customfunction PASSK_MEAN
 * @helpurl https://localhost:3000/help.html#PASSK_MEAN
 * @category Over a benchmark
 * @param n Samples recorded for each problem: a column, one row a problem.
 * @param c Correct samples of each problem: a column as long as n.
 * @param k Samples you would draw: a whole number from 1 to the smallest n, or a row or column of them.
 * @param group Labels, one for each problem, for a table with a row a group: a column as long as n.
 * @returns A fraction from 0 to 1 for each k, in the shape of k. With group a table with the header group, pass@k for each k, problems; a row a group in order of appearance, and a last row All with the mean over all problems.
 * @remarks How often would at least one of k attempts succeed, over the problems of this benchmark? Every problem counts the same, however many samples it has; samples of different problems are never pooled.
 * Rows that are blank in n and c are no problems, so whole columns work. A problem with fewer than k samples makes the result `#N/A`: leaving it out silently would change what is averaged.
 * @math \frac{1}{N}\sum_{i=1}^{N}\left[1-\frac{\binom{n_i-c_i}{k}}{\binom{n_i}{k}}\right]
 * @throws `#VALUE!` where a count is not a whole number in its range, c exceeds n or the columns differ in length; the message names how many rows are bad and the first few. `#N/A` where a problem has fewer than k samples or there is no problem at all.
 * @accuracy Relative error below 1e-15.
 * @source Chen et al. 2021, equation 1, where the expectation is over problems: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_MEAN({10;10},{10;0},5) is 0.5
 * @example =EVAL.PASSK_MEAN({4;2},{1;1},{1,2}) is {0.375,0.75}
 * @example =EVAL.PASSK_MEAN({10;3},{4;2},5) is #N/A
 * @example =EVAL.PASSK_MEAN({4;4;2},{1;3;1},1,{"easy";"easy";"hard"}) is {"group","pass@1","problems";"easy",0.5,2;"hard",0.5,1;"All",0.5,3}
 */
export function passkMean(n: any[][], c: any[][], k: any[][], group?: any[][]): any[][] {
  return spill(() => {
    const problems = problemsOf({ n, c });
    const groups = labelsBeside(problems, group, "group");
    if (!groups) return cellPerK(k, (draws) => meanOf(problems, draws));
    const ks = drawsPerK(k);
    const bad = ks.find((draws) => typeof draws !== "number");
    if (bad !== undefined) return [[bad]];
    const row = (label: Cell, part: Problems) => [
      label,
      ...ks.map((draws) => attempt(() => meanOf(part, draws as number))),
      part.rows.length,
    ];
    return [
      ["group", ...ks.map((draws) => `pass@${String(draws)}`), "problems"],
      ...partsOf(problems, groups.indices, groups.distinct.length).map((part, index) =>
        row(groups.distinct[index], part),
      ),
      row("All", problems),
    ];
  });
}

function meanOf(problems: Problems, k: number): number {
  const [n, c] = problems.counts;
  requireSamples(problems, n, k);
  return meanPassAtK(n, c, k);
}

/** The problems of each group. */
function partsOf(problems: Problems, indices: Uint32Array, groups: number): Problems[] {
  const members: number[][] = Array.from({ length: groups }, () => []);
  indices.forEach((group, problem) => members[group].push(problem));
  return members.map((part) => ({
    ...problems,
    counts: problems.counts.map((column) => Float64Array.from(part, (problem) => column[problem])),
    rows: part.map((problem) => problems.rows[problem]),
  }));
}
