import { passAtK } from "../../estimators/passAtK.ts";
import { cellError } from "../cellError.ts";
import { cellPerK, requireSamples } from "../perK.ts";
import { problemsOf } from "../problems.ts";

/**
 * Mean of PASSK over the problems of a benchmark: its pass@k.
 *
 * @customfunction PASSK_MEAN
 * @helpurl https://localhost:3000/help.html#PASSK_MEAN
 * @category Over a benchmark
 * @param n Samples recorded for each problem: a column, one row a problem.
 * @param c Correct samples of each problem: a column as long as n.
 * @param k Samples you would draw: a whole number from 1 to the smallest n, or a row or column of them.
 * @returns A fraction from 0 to 1 for each k, in the shape of k.
 * @remarks How often would at least one of k attempts succeed, over the problems of this benchmark? Every problem counts the same, however many samples it has; samples of different problems are never pooled.
 * Rows that are blank in n and c are no problems, so whole columns work. A problem with fewer than k samples makes the result `#N/A`: leaving it out silently would change what is averaged.
 * @math \frac{1}{N}\sum_{i=1}^{N}\left[1-\frac{\binom{n_i-c_i}{k}}{\binom{n_i}{k}}\right]
 * @throws `#VALUE!` where a count is not a whole number in its range, c exceeds n or the columns differ in length; the message names how many rows are bad and the first few. `#N/A` where a problem has fewer than k samples or there is no problem at all.
 * @accuracy Relative error below 1e-14.
 * @source Chen et al. 2021, equation 1, where the expectation is over problems: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_MEAN({10;10},{10;0},5) is 0.5
 * @example =EVAL.PASSK_MEAN({4;2},{1;1},{1,2}) is {0.375,0.75}
 * @example =EVAL.PASSK_MEAN({10;3},{4;2},5) is #N/A
 */
export function passkMean(n: any[][], c: any[][], k: any[][]): any[][] {
  try {
    const problems = problemsOf({ n, c });
    const [samples, correct] = problems.columns;
    return cellPerK(k, (draws) => {
      requireSamples(problems, samples, draws);
      return samples.reduce((sum, size, index) => sum + passAtK(size, correct[index], draws), 0) / samples.length;
    });
  } catch (fault) {
    return [[cellError(fault)]];
  }
}
