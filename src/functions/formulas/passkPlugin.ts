import { passAtKPlugin } from "../../estimators/passAtKPlugin.ts";
import { elementwise } from "../elementwise.ts";
import { count } from "../parameter.ts";

const parameters = [count("n", 0), count("c", 0), count("k", 1)];

/**
 * Plug-in pass@k, 1-(1-c/n)^k: biased low; shown for comparison with PASSK only.
 *
 * @customfunction PASSK_PLUGIN
 * @helpurl https://localhost:3000/help.html#PASSK_PLUGIN
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 1 or more, or a range of them.
 * @param c How many of them were correct: a whole number from 0 to n, or a range of them.
 * @param k Samples you would draw: a whole number of 1 or more, or a range of them; it may exceed n.
 * @returns A fraction from 0 to 1, in the shape that n, c and k give together.
 * @remarks What pass@k would be if c/n were the true success rate. On average it lies below the true pass@k (PASSK_BIAS says by how much); report PASSK instead.
 * @math 1-\left(1-\frac{c}{n}\right)^{k}
 * @throws `#VALUE!` where a count is not a whole number in its range or c exceeds n. `#N/A` where n is 0.
 * @accuracy Within 1 unit in the last place of the exact rational number.
 * @source Chen et al. 2021, section 2.1, where it is warned against: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_PLUGIN(20,4,5) is 0.67232
 * @example =EVAL.PASSK_PLUGIN(16,1,16) is 0.6439258695
 */
export function passkPlugin(n: any[][], c: any[][], k: any[][]): any[][] {
  return elementwise({ parameters, problem: ["n", "c"], compute: passAtKPlugin }, n, c, k);
}
