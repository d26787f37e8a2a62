import { passAtKVarianceJeffreys } from "./passAtKVarianceJeffreys.ts";
import { passAtKVarianceUnbiased } from "./passAtKVarianceUnbiased.ts";

/** Each problem's sampling variance of pass@k: unbiased, or the Jeffreys mean where n < 2k and no unbiased estimate exists. */
export function withinProblemVariances(n: ArrayLike<number>, c: ArrayLike<number>, k: number): Float64Array {
  return Float64Array.from({ length: n.length }, (_, problem) =>
    n[problem] < 2 * k
      ? passAtKVarianceJeffreys(n[problem], c[problem], k)
      : passAtKVarianceUnbiased(n[problem], c[problem], k),
  );
}
