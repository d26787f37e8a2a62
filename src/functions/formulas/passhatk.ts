import { passHatK } from "../../estimators/passHatK.ts";
import { elementwise } from "../elementwise.ts";
import { count } from "../parameter.ts";

const parameters = [count("n", 0), count("c", 0), count("k", 1)];

/**
 * Unbiased pass^k: the chance that all k samples are correct. Not pass@k, which asks for at least one.
 *
 * @customfunction PASSHATK
 * @helpurl https://localhost:3000/help.html#PASSHATK
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 1 or more, or a range of them.
 * @param c How many of them were correct: a whole number from 0 to n, or a range of them.
 * @param k Samples you would draw: a whole number from 1 to n, or a range of them.
 * @returns A fraction from 0 to 1, in the shape that n, c and k give together.
 * @remarks How reliable is the model: how often would k attempts in a row all succeed? It falls as k grows, where pass@k rises. Averaged over the tasks of a benchmark it is the pass^k of tau-bench.
 * @math \mathrm{pass}^{k} = \frac{\binom{c}{k}}{\binom{n}{k}}
 * @throws `#VALUE!` where a count is not a whole number in its range or c exceeds n. `#N/A` where k exceeds n or n is 0: no unbiased estimate exists.
 * @accuracy Within 1 unit in the last place of the exact rational number.
 * @source Yao et al. 2024, tau-bench, section 3: https://arxiv.org/abs/2406.12045
 * @example =EVAL.PASSHATK(5,4,3) is 0.4
 * @example =EVAL.PASSHATK(10,7,3) is 0.291666666666667
 */
export function passhatk(n: any[][], c: any[][], k: any[][]): any[][] {
  return elementwise({ parameters, problem: ["n", "c"], compute: passHatK }, n, c, k);
}
