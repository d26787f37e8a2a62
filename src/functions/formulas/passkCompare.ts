import { comparePassAtK } from "../../estimators/comparePassAtK.ts";
import { labelsBeside } from "../labels.ts";
import { confidenceIn } from "../options.ts";
import { requireSamples, rowPerK } from "../perK.ts";
import { problemsOf } from "../problems.ts";
import { spill } from "../spill.ts";

/**
 * Compares two models on the same problems: difference b - a, its standard error, low, high and p-value.
 *
 * @customfunction PASSK_COMPARE
 * @helpurl https://localhost:3000/help.html#PASSK_COMPARE
 * @category Over a benchmark
 * @param n_a Samples of each problem from model a: a column, one row a problem.
 * @param c_a Correct ones among them: a column as long as n_a.
 * @param n_b Samples of the same problems from model b, in the same rows.
 * @param c_b Correct ones among them: a column as long as n_a.
 * @param k Samples you would draw: a whole number from 1 to the smallest n, or a range of them, read row by row.
 * @param confidence Above 0 and below 1; 0.95 when left out.
 * @param cluster Labels of problems that belong together: a column as long as n_a.
 * @returns Five columns, difference, standard error, low, high and p-value, with one row for each k.
 * @remarks Is model b better than model a, and by how much? Both answer the same problems, so the differences per problem are compared, which needs far fewer problems than two separate intervals. The p-value is two-sided, as T.TEST of type 1 gives on two columns of PASSK.
 * @math d_i=\rho_{b,i}-\rho_{a,i},\quad \bar d\pm t_{N-1}\frac{s_d}{\sqrt N},\quad p=P\left(|T_{N-1}|\ge\frac{|\bar d|}{s_d/\sqrt N}\right)
 * @throws `#VALUE!` for bad counts or confidence, and where the columns differ in length. `#N/A` where a problem has fewer than k samples, and for fewer than 2 problems or clusters.
 * @accuracy Relative error below 1e-9. Where all differences are equal the standard error is 0, and p is 1 if they are 0, else 0.
 * @source Miller 2024, Adding Error Bars to Evals, section 4.2: https://arxiv.org/abs/2411.00640
 * @example =EVAL.PASSK_COMPARE({4;4;4},{0;1;2},{4;4;4},{1;2;4},1) is {0.33333333,0.08333333,-0.02522106,0.69188773,0.05719096}
 */
export function passkCompare(
  n_a: any[][],
  c_a: any[][],
  n_b: any[][],
  c_b: any[][],
  k: any[][],
  confidence?: any[][],
  cluster?: any[][],
): any[][] {
  return spill(() => {
    const problems = problemsOf({ n_a, c_a, n_b, c_b });
    const [nA, cA, nB, cB] = problems.counts;
    const options = {
      confidence: confidenceIn(confidence),
      cluster: labelsBeside(problems, cluster, "cluster")?.indices,
    };
    const fewest = nA.map((samples, problem) => Math.min(samples, nB[problem]));
    return rowPerK(k, 5, (draws) => {
      requireSamples(problems, fewest, draws);
      const { difference, standardError, low, high, pValue } = comparePassAtK(nA, cA, nB, cB, draws, options);
      return [difference, standardError, low, high, pValue];
    });
  });
}
