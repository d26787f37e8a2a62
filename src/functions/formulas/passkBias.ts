import { passAtKPluginBias } from "../../estimators/passAtKPluginBias.ts";
import { elementwise } from "../elementwise.ts";
import { count, fraction } from "../parameter.ts";

const parameters = [count("n", 0), count("k", 1), fraction("p")];

/**
 * Bias of PASSK_PLUGIN: by how much it misses the true pass@k on average, 0 or below.
 *
 * @customfunction PASSK_BIAS
 * @helpurl https://localhost:3000/help.html#PASSK_BIAS
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 1 or more, or a range of them.
 * @param k Samples you would draw: a whole number of 1 or more, or a range of them; it may exceed n.
 * @param p True success rate of one sample, from 0 to 1, or a range of them.
 * @returns A difference from -1 to 0, in the shape that the arguments give together.
 * @remarks How wrong is the plug-in on average? The exact expectation of PASSK_PLUGIN over all counts that n samples can give, less PASSK_TRUE. It is 0 at k = 1 and grows with k; PASSK has no such bias.
 * A row whose n is blank, and whose p is too where p is a column, is no problem: its result is an empty text.
 * @math \sum_{c=0}^{n}\binom{n}{c}p^{c}(1-p)^{n-c}\left[1-\left(1-\frac{c}{n}\right)^{k}\right]-\left[1-(1-p)^{k}\right]
 * @throws `#VALUE!` where a count is not a whole number in its range or p is not from 0 to 1. `#N/A` where n is 0.
 * @accuracy Relative error below 1e-10.
 * @source Chen et al. 2021, appendix A, figure 13: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_BIAS(8,2,0.3) is -0.02625
 * @example =EVAL.PASSK_BIAS(8,8,0.3) is -0.104062361716690
 */
export function passkBias(n: any[][], k: any[][], p: any[][]): any[][] {
  const columns = Object.entries({ n, p }).filter(([, argument]) => Array.isArray(argument) && argument.length > 1);
  const problem = columns.length > 0 ? columns.map(([name]) => name) : ["n", "p"];
  return elementwise({ parameters, problem, compute: passAtKPluginBias }, n, k, p);
}
