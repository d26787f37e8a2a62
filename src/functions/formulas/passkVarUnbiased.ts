import { passAtKVarianceUnbiased } from "../../estimators/passAtKVarianceUnbiased.ts";
import { elementwise } from "../elementwise.ts";
import { count } from "../parameter.ts";

const parameters = [count("n", 0), count("c", 0), count("k", 1)];

/**
 * Unbiased estimate of the sampling variance of PASSK; needs n of 2k or more.
 *
 * @customfunction PASSK_VAR_UNBIASED
 * @helpurl https://localhost:3000/help.html#PASSK_VAR_UNBIASED
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 2k or more, or a range of them.
 * @param c How many of them were correct: a whole number from 0 to n, or a range of them.
 * @param k Samples you would draw: a whole number from 1 to n/2, or a range of them.
 * @returns A variance from 0 to 1, in the shape that the arguments give together.
 * @remarks How uncertain is this problem's PASSK, judged by its own samples? On average over reruns it equals the true sampling variance, which PASSK_VAR with p left out does not. It is what PASSK_SE adds up when the problems are fixed.
 * @math R_k^2-R_{2k},\quad R_m=\frac{\binom{n-c}{m}}{\binom{n}{m}}
 * @throws `#VALUE!` where a count is not a whole number in its range or c exceeds n. `#N/A` where n is below 2k: no unbiased estimate exists then.
 * @accuracy Relative error below 1e-12: the two terms are never subtracted.
 * @source R_m is unbiased for (1-p)^m (Chen et al. 2021, appendix A), so this difference is unbiased for the variance: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_VAR_UNBIASED(10,3,1) is 0.0233333333333333
 * @example =EVAL.PASSK_VAR_UNBIASED(10,3,6) is #N/A
 */
export function passkVarUnbiased(n: any[][], c: any[][], k: any[][]): any[][] {
  return elementwise({ parameters, problem: ["n", "c"], compute: passAtKVarianceUnbiased }, n, c, k);
}
