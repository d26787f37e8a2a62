import { policyGradientWeights } from "../../estimators/policyGradientWeights.ts";
import { columnsOf } from "../columns.ts";
import { drawsIn, flagIn } from "../options.ts";
import { outcomeIn } from "../outcomeIn.ts";
import { readRows } from "../readRows.ts";
import { spill } from "../spill.ts";

/**
 * Weights of one problem's samples in the policy gradient of pass@k, to train for k attempts.
 *
 * @customfunction PASSK_WEIGHTS
 * @helpurl https://localhost:3000/help.html#PASSK_WEIGHTS
 * @category From samples
 * @param passed The outcome of each sample of one problem, as in PASSK_COUNTS: a column.
 * @param k Samples you would draw: a whole number from 1 to the number of samples.
 * @param leave_one_out TRUE for the weights of less variance; FALSE when left out.
 * @returns A column as long as passed, each weight from 0 to k/n; an empty text beside a sample that was not attempted.
 * @remarks How should each sample count when a model is trained for pass@k rather than pass@1? Averaged over all sets of k samples, a sample earns what its sets earn. With leave_one_out TRUE what they earn without it is taken off: the gradient is the same on average, with less variance, and only correct samples weigh.
 * @math w_i=\frac{k}{n}\left[V_i+(1-V_i)\,\rho_{-i}\right],\qquad w_i^{\mathrm{loo}}=\frac{k}{n}V_i\,(1-\rho_{-i}),\quad \rho_{-i}=\mathrm{pass@}(k-1)\text{ of the others}
 * @throws `#VALUE!` for an outcome that is no word of PASSK_COUNTS, a bad k or flag. `#N/A` where k exceeds the number of samples or there is none.
 * @accuracy Within 4 units in the last place.
 * @source Walder and Karkhanis 2025, Pass@K Policy Optimization: https://arxiv.org/abs/2505.15201
 * @example =EVAL.PASSK_WEIGHTS({1;0;0;0},2) is {0.5;0.1666666667;0.1666666667;0.1666666667}
 * @example =EVAL.PASSK_WEIGHTS({1;0;0;0},2,TRUE) is {0.5;0;0;0}
 */
export function passkWeights(passed: any[][], k: any[][], leave_one_out?: any[][]): any[][] {
  return spill(() => {
    const { rows, cells, height } = columnsOf({ passed });
    const draws = drawsIn(k);
    const leaveOneOut = flagIn(leave_one_out, "leave_one_out");
    const outcomes: boolean[] = [];
    const places: number[] = [];
    readRows(rows, (row) => {
      const outcome = outcomeIn(cells[0][row]);
      if (outcome === null) return;
      outcomes.push(outcome);
      places.push(row);
    });
    const out = Array.from({ length: height }, (): (number | string)[] => [""]);
    policyGradientWeights(outcomes, draws, leaveOneOut).forEach((weight, index) => (out[places[index]] = [weight]));
    return out;
  });
}
