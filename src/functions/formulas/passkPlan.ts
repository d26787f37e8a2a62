import { planSamples } from "../../estimators/planSamples.ts";
import { drawsIn, standardErrorIn, targetIn } from "../options.ts";
import { requireSamples } from "../perK.ts";
import { problemsOf } from "../problems.ts";
import { spill } from "../spill.ts";

/**
 * Samples per problem that bring the standard error of PASSK_MEAN down to se, judged from a pilot.
 *
 * @customfunction PASSK_PLAN
 * @helpurl https://localhost:3000/help.html#PASSK_PLAN
 * @category Over a benchmark
 * @param n Samples of each problem in the pilot, 2k or more: a column, one row a problem.
 * @param c Correct samples of each problem: a column as long as n.
 * @param k Samples you would draw: a whole number of 1 or more.
 * @param se The standard error you want: a number above 0.
 * @param target 0 or left out: problems are a sample of a wider population. 1: they are fixed.
 * @returns The smallest whole number of samples per problem, k or more, whose predicted standard error is at most se.
 * @remarks How many samples per problem are enough? The pilot tells how much of the error comes from sampling within problems, which more samples reduce, and how much from the differences between problems, which they do not. Where the second part alone exceeds se there is no answer, and the message names the floor: only more problems help then.
 * @math \min\Bigl\{n'\ge k:\ \tfrac1N\Bigl(b+\tfrac1N\sum_i\sum_j w_j(n')\left[R_{2k-j}-R_{2k}\right]_i\Bigr)\le \mathrm{se}^2\Bigr\},\quad w_j(n')=\frac{\binom{k}{j}\binom{n'-k}{k-j}}{\binom{n'}{k}}
 * @throws `#VALUE!` for bad counts, se or target. `#N/A` where a problem has fewer than 2k samples, for fewer than 2 problems with target 0, where no number of samples reaches se, and where k and a c both exceed 65536.
 * @accuracy The smallest number exactly, where a predicted standard error that equals se to 14 digits meets it; the prediction is unbiased for the variance.
 * @source Hoeffding 1948, section 5, for the weights w: https://doi.org/10.1214/aoms/1177730196
 * @example =EVAL.PASSK_PLAN({20;20},{3;8},1,0.05,1) is 39
 * @example =EVAL.PASSK_PLAN({20;20},{3;18},1,0.01) is #N/A
 */
export function passkPlan(n: any[][], c: any[][], k: any[][], se: any[][], target?: any[][]): any[][] {
  return spill(() => {
    const problems = problemsOf({ n, c });
    const [samples, correct] = problems.counts;
    const draws = drawsIn(k);
    requireSamples(problems, samples, 2 * draws, `2k = ${2 * draws}`);
    return [[planSamples(samples, correct, draws, standardErrorIn(se), targetIn(target))]];
  });
}
