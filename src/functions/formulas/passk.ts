import { passAtK } from "../../estimators/passAtK.ts";
import { passAtKColumn } from "../../estimators/passAtKColumn.ts";
import { elementwise } from "../elementwise.ts";
import { count } from "../parameter.ts";

const parameters = [count("n", 0), count("c", 0), count("k", 1)];

/**
 * Unbiased pass@k: the chance that at least one of k samples is correct, from n samples of which c were.
 *
 * @customfunction PASSK
 * @helpurl https://localhost:3000/help.html#PASSK
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 1 or more, or a range of them.
 * @param c How many of them were correct: a whole number from 0 to n, or a range of them.
 * @param k Samples you would draw: a whole number from 1 to n, or a range of them.
 * @returns A fraction from 0 to 1, in the shape that n, c and k give together.
 * @remarks How often would at least one of k attempts at this problem succeed? The estimate is right on average for every n from k on, and needs no more than the two counts.
 * A column of counts with a row of k gives a table: one row a problem, one column a k. Average the column for the benchmark, or use PASSK_MEAN; never pool the samples of different problems.
 * @math \mathrm{pass@}k = 1-\frac{\binom{n-c}{k}}{\binom{n}{k}} = 1-\prod_{i=0}^{\min(c,k)-1}\frac{n-\max(c,k)-i}{n-i}
 * @throws `#VALUE!` where a count is not a whole number in its range or c exceeds n. `#N/A` where k exceeds n or n is 0: no unbiased estimate exists.
 * @accuracy Within 1 unit in the last place of the exact rational number, for every n to 9,007,199,254,740,991.
 * @source Chen et al. 2021, Evaluating Large Language Models Trained on Code, equation 1: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK(20,4,5) is 0.718266253869969
 * @example =EVAL.PASSK({20;10},{4;10},{1,5,10}) is {0.2,0.7182662539,0.9566563467;1,1,1}
 * @example =EVAL.PASSK(5,2,6) is #N/A
 */
export function passk(n: any[][], c: any[][], k: any[][]): any[][] {
  return elementwise({ parameters, problem: ["n", "c"], compute: passAtK, computeColumn: passAtKColumn }, n, c, k);
}
