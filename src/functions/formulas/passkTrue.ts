import { passAtKTrue } from "../../estimators/passAtKTrue.ts";
import { elementwise } from "../elementwise.ts";
import { count, fraction } from "../parameter.ts";

const parameters = [fraction("p"), count("k", 1)];

/**
 * True pass@k of a known success rate p: 1-(1-p)^k, for planning and for teaching.
 *
 * @customfunction PASSK_TRUE
 * @helpurl https://localhost:3000/help.html#PASSK_TRUE
 * @category One problem a row
 * @param p True success rate of one sample, from 0 to 1, or a range of them.
 * @param k Samples you would draw: a whole number of 1 or more, or a range of them.
 * @returns A fraction from 0 to 1, in the shape that p and k give together.
 * @remarks If one sample succeeds with probability p, how often does at least one of k succeed? Use it where p is known or assumed. With an observed rate c/n in place of p it is PASSK_PLUGIN, which is biased low.
 * A row whose p is blank is no problem: its result is an empty text.
 * @math 1-(1-p)^{k}
 * @throws `#VALUE!` where p is not a number from 0 to 1 or k is not a whole number of 1 or more.
 * @accuracy Within 1 unit in the last place of the exact rational number.
 * @source Chen et al. 2021, section 2.1: https://arxiv.org/abs/2107.03374
 * @example =EVAL.PASSK_TRUE(0.2,10) is 0.8926258176
 * @example =EVAL.PASSK_TRUE({0.5;0.1},{1,2}) is {0.5,0.75;0.1,0.19}
 */
export function passkTrue(p: any[][], k: any[][]): any[][] {
  return elementwise({ parameters, problem: ["p"], compute: passAtKTrue }, p, k);
}
