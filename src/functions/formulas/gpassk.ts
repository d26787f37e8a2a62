import { gPassAtK } from "../../estimators/gPassAtK.ts";
import { elementwise } from "../elementwise.ts";
import { count, fraction } from "../parameter.ts";

const parameters = [count("n", 0), count("c", 0), count("k", 1), fraction("tau")];

/**
 * G-Pass@k: the chance that at least the share tau of k samples is correct.
 *
 * @customfunction GPASSK
 * @helpurl https://localhost:3000/help.html#GPASSK
 * @category One problem a row
 * @param n Samples recorded for the problem: a whole number of 1 or more, or a range of them.
 * @param c How many of them were correct: a whole number from 0 to n, or a range of them.
 * @param k Samples you would draw: a whole number from 1 to n, or a range of them.
 * @param tau Share of the k that must be correct, from 0 to 1, or a range of them.
 * @returns A fraction from 0 to 1, in the shape that the arguments give together.
 * @remarks How often are at least m = max(1, ceil(tau k)) of k attempts correct? It runs from pass@k (tau = 0) to pass^k (tau = 1). The ceiling is taken of the decimal number that you typed, so that 7 % of 100 is 7, not 8.
 * @math \sum_{j=m}^{k}\frac{\binom{c}{j}\binom{n-c}{k-j}}{\binom{n}{k}},\quad m=\max(1,\lceil\tau k\rceil)
 * @throws `#VALUE!` where a count is not a whole number in its range, c exceeds n or tau is not from 0 to 1. `#N/A` where k exceeds n or n is 0.
 * @accuracy Relative error below 1e-13.
 * @source Liu et al. 2024, Are Your LLMs Capable of Stable Reasoning?, section 2: https://arxiv.org/abs/2412.13147
 * @example =EVAL.GPASSK(10,7,5,0.5) is 0.916666666666667
 * @example =EVAL.GPASSK(100,7,100,0.07) is 1
 */
export function gpassk(n: any[][], c: any[][], k: any[][], tau: any[][]): any[][] {
  return elementwise({ parameters, problem: ["n", "c"], compute: gPassAtK }, n, c, k, tau);
}
