import { checkCounts } from "../../estimators/checkCounts.ts";
import { passAtKVariance } from "../../estimators/passAtKVariance.ts";
import { elementwise } from "../elementwise.ts";
import { isOmitted } from "../isOmitted.ts";
import { count, fraction } from "../parameter.ts";

const counts = [count("n", 0), count("c", 0), count("k", 1)];

/**
 * Sampling variance of PASSK: how much the estimate would vary if the n samples were drawn again.
 *
 * @customfunction PASSK_VAR
 * @helpurl https://localhost:3000/help.html#PASSK_VAR
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 1 or more, or a range of them.
 * @param c How many of them were correct: a whole number from 0 to n, or a range of them.
 * @param k Samples you would draw: a whole number from 1 to n, or a range of them.
 * @param p True success rate of one sample, from 0 to 1, or a range of them; c/n when omitted.
 * @returns A variance from 0 to 1, in the shape that the arguments give together.
 * @remarks How far would this estimate move in a rerun with n fresh samples? Its square root is the standard error of PASSK for this one problem.
 * Give p to plan before any sample is drawn; c is then not used, but must still be a count. Without p the observed rate c/n stands in, which makes the variance 0 where c is 0 or n.
 * @math \operatorname{Var} = \sum_{j=1}^{k} w_j\left[(1-p)^{2k-j}-(1-p)^{2k}\right],\quad w_j=\frac{\binom{k}{j}\binom{n-k}{k-j}}{\binom{n}{k}}
 * @throws `#VALUE!` where a count is not a whole number in its range, c exceeds n or p is not from 0 to 1. `#N/A` where k exceeds n or n is 0.
 * @accuracy Relative error below 1e-12: every term of the sum is positive, so nothing cancels.
 * @source Hoeffding 1948, A class of statistics with asymptotically normal distribution, section 5, for the estimator of Chen et al. 2021: https://doi.org/10.1214/aoms/1177730196
 * @example =EVAL.PASSK_VAR(200,60,8) is 0.000480447029273742
 * @example =EVAL.PASSK_VAR(10,0,1,0.3) is 0.021
 */
export function passkVar(n: any[][], c: any[][], k: any[][], p?: any[][]): any[][] {
  const compute = (samples: number, correct: number, draws: number, rate?: number) => {
    checkCounts(samples, correct, draws);
    if (rate !== undefined) return passAtKVariance(samples, draws, rate);
    return passAtKVariance(samples, draws, correct / samples, (samples - correct) / samples);
  };
  const parameters = isOmitted(p) ? counts : [...counts, fraction("p")];
  return elementwise({ parameters, problem: ["n", "c"], compute }, n, c, k, p);
}
