import { passAtKInterval } from "../../estimators/passAtKInterval.ts";
import { labelsBeside } from "../labels.ts";
import { confidenceIn, methodIn, targetIn } from "../options.ts";
import { requireSamples, rowPerK } from "../perK.ts";
import { problemsOf } from "../problems.ts";
import { spill } from "../spill.ts";

/**
 * Confidence interval of PASSK_MEAN: low and high, one row for each k.
 *
 * @customfunction PASSK_CI
 * @helpurl https://localhost:3000/help.html#PASSK_CI
 * @category Over a benchmark
 * @param n Samples recorded for each problem: a column, one row a problem.
 * @param c Correct samples of each problem: a column as long as n.
 * @param k Samples you would draw: a whole number from 1 to the smallest n, or a range of them, read row by row.
 * @param confidence Above 0 and below 1; 0.95 when left out.
 * @param method "ac" (the default), "t", "z" or "wilson"; with target 1 "wilson" or left out.
 * @param target 0 or left out: problems are a sample of a wider population. 1: they are fixed. M: they were drawn from a benchmark of M.
 * @param cluster Labels of problems that belong together: a column as long as n; with target 0 only.
 * @returns Two columns, low and high, from 0 to 1, with one row for each k.
 * @remarks Between which values does the pass@k of such problems lie? The default, "ac", adds z²/2 made-up problems at 0 and as many at 1 before it takes a t interval; so it keeps its confidence near 0 and 1, where the usual intervals shrink to a point. It is wide where all problems are about equally hard; "t" is then the usual choice.
 * With target 1 it is Wilson's interval, with as many trials as the standard error of these fixed problems is worth.
 * @math \tilde N=N+z^2,\quad \tilde\rho=\frac{N\bar\rho+z^2/2}{\tilde N},\quad \tilde\rho\pm t_{N-1}\,\tilde s/\sqrt{\tilde N}
 * @throws `#VALUE!` for bad counts, confidence, method or target. `#N/A` where a problem has fewer than k samples, and for fewer than 2 problems (unless they are fixed) or clusters.
 * @accuracy Relative error below 1e-10. How often each method covers the truth is in the tables of coverage below.
 * @source Agresti and Coull 1998, Approximate is better than exact, carried over to fractions: https://doi.org/10.1080/00031305.1998.10480550; Wilson 1927: https://doi.org/10.1080/01621459.1927.10502953
 * @example =EVAL.PASSK_CI({4;4;4},{3;0;1},1,,"wilson") is {0.0819,0.7369}
 * @example =EVAL.PASSK_CI({10;10},{3;4},11) is {#N/A,#N/A}
 */
export function passkCi(
  n: any[][],
  c: any[][],
  k: any[][],
  confidence?: any[][],
  method?: any[][],
  target?: any[][],
  cluster?: any[][],
): any[][] {
  return spill(() => {
    const problems = problemsOf({ n, c });
    const [samples, correct] = problems.counts;
    const options = {
      confidence: confidenceIn(confidence),
      method: methodIn(method),
      target: targetIn(target),
      cluster: labelsBeside(problems, cluster, "cluster")?.indices,
    };
    return rowPerK(k, 2, (draws) => {
      requireSamples(problems, samples, draws);
      const { low, high } = passAtKInterval(samples, correct, draws, options);
      return [low, high];
    });
  });
}
