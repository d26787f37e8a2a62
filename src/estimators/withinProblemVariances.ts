import { forEachProblem } from "./forEachProblem.ts";
import { passAtKVarianceJeffreys } from "./passAtKVarianceJeffreys.ts";
import { passAtKVarianceUnbiased } from "./passAtKVarianceUnbiased.ts";

/** Each problem's sampling variance of pass@k: unbiased, or the Jeffreys mean where n < 2k and no unbiased estimate exists. */
export function withinProblemVariances(n: ArrayLike<number>, c: ArrayLike<number>, k: number): Float64Array {
  return forEachProblem(n, c, (samples, correct) =>
    samples < 2 * k ? passAtKVarianceJeffreys(samples, correct, k) : passAtKVarianceUnbiased(samples, correct, k),
  );
}
