import { passAtKStandardError } from "../../estimators/passAtKStandardError.ts";
import { labelsBeside } from "../labels.ts";
import { targetIn } from "../options.ts";
import { cellPerK, requireSamples } from "../perK.ts";
import { problemsOf } from "../problems.ts";
import { spill } from "../spill.ts";

/**
 * Standard error of PASSK_MEAN: of problems as a sample (target 0), of these very problems (1), or of M.
 *
 * @customfunction PASSK_SE
 * @helpurl https://localhost:3000/help.html#PASSK_SE
 * @category Over a benchmark
 * @param n Samples recorded for each problem: a column, one row a problem.
 * @param c Correct samples of each problem: a column as long as n.
 * @param k Samples you would draw: a whole number from 1 to the smallest n, or a row or column of them.
 * @param target 0 or left out: problems are a sample of a wider population. 1: they are fixed. M: they were drawn from a benchmark of M.
 * @param cluster Labels of problems that belong together, such as one source text: a column as long as n; with target 0 only.
 * @returns A standard error of 0 or more for each k, in the shape of k; a fraction as pass@k is.
 * @remarks How far may PASSK_MEAN be off? With target 0 the error says how it would move with other problems of the same kind; it holds the sampling within problems too. With target 1 it says how a rerun of these problems would move it, and is smaller. Say which of them you report.
 * Between the two, a target of M is for N problems drawn from a benchmark of M, with M at least N. With clusters the error allows for problems that succeed or fail together.
 * @math \mathrm{SE}_0=\frac{s}{\sqrt N},\quad \mathrm{SE}_1=\frac{1}{N}\sqrt{\sum_i V_i},\quad \mathrm{SE}_M^2=\frac{1}{N}\left[s^2-\frac{N}{M}\left(s^2-\bar V\right)\right],\quad \mathrm{SE}_{\mathrm{cluster}}^2=\frac{G}{G-1}\,\frac{1}{N^2}\sum_g\Bigl(\sum_{i\in g}(\rho_i-\bar\rho)\Bigr)^2
 * @throws `#VALUE!` for bad counts, another target, or clusters with a target. `#N/A` where a problem has fewer than k samples, and for fewer than 2 problems (unless they are fixed) or clusters.
 * @accuracy Relative error below 1e-12. V is PASSK_VAR_UNBIASED, or where n is below 2k the mean of the variance under a Jeffreys prior, as no unbiased one exists.
 * @source Miller 2024, Adding Error Bars to Evals: https://arxiv.org/abs/2411.00640
 * @example =EVAL.PASSK_SE({4;4;4},{3;0;1},1) is 0.220479275922
 * @example =EVAL.PASSK_SE({4;4},{3;1},1,1) is 0.176776695297
 * @example =EVAL.PASSK_SE({10},{3},1) is #N/A
 */
export function passkSe(n: any[][], c: any[][], k: any[][], target?: any[][], cluster?: any[][]): any[][] {
  return spill(() => {
    const problems = problemsOf({ n, c });
    const [samples, correct] = problems.counts;
    const about = { target: targetIn(target), cluster: labelsBeside(problems, cluster, "cluster")?.indices };
    return cellPerK(k, (draws) => {
      requireSamples(problems, samples, draws);
      return passAtKStandardError(samples, correct, draws, about);
    });
  });
}
