import type { DomainError } from "../../estimators/domainError.ts";
import { passAtKCurve } from "../../estimators/passAtKCurve.ts";
import type { Cell } from "../cells.ts";
import { isOmitted } from "../isOmitted.ts";
import { confidenceIn } from "../options.ts";
import { attempt, cellPerK, drawsPerK, requireSamples } from "../perK.ts";
import { problemsOf } from "../problems.ts";
import { spill } from "../spill.ts";

const header = ["k", "pass@k", "low", "high", "plug-in", "pass^k", "problems"];

/**
 * pass@k as a table over k, with its interval, the plug-in and pass^k: made to be charted.
 *
 * @customfunction PASSK_CURVE
 * @helpurl https://localhost:3000/help.html#PASSK_CURVE
 * @category Over a benchmark
 * @param n Samples recorded for each problem: a column, one row a problem.
 * @param c Correct samples of each problem: a column as long as n.
 * @param k Values of k, a row or a column; when left out 1, 2, 5, 10, 20, 50, ... up to the smallest n, and that n.
 * @param confidence Of low and high: above 0 and below 1; 0.95 when left out.
 * @returns A table with the header k, pass@k, low, high, plug-in, pass^k, problems and one row for each k.
 * @remarks How do success and reliability change with the number of attempts? All points are over the same problems, so the curve never jumps because problems fall out. Chart pass@k with low and high against k; the plug-in beside it shows how far too low it is.
 * @math \Bigl(k,\ \tfrac1N\sum_i\rho_i(k),\ \text{low},\ \text{high},\ \tfrac1N\sum_i 1-(1-\tfrac{c_i}{n_i})^k,\ \tfrac1N\sum_i\tbinom{c_i}{k}/\tbinom{n_i}{k},\ N\Bigr)
 * @throws `#VALUE!` for bad counts or confidence, and in the row of a bad k. `#N/A` in the row of a k above the smallest n; for low and high where there is one problem only.
 * @accuracy As PASSK_MEAN and PASSK_CI, with one recurrence for each problem.
 * @source Chen et al. 2021, equation 1: https://arxiv.org/abs/2107.03374; for pass^k Yao et al. 2024: https://arxiv.org/abs/2406.12045
 * @example =EVAL.PASSK_CURVE({4;2},{1;1},2) is {"k","pass@k","low","high","plug-in","pass^k","problems";2,0.75,0,1,0.59375,0,2}
 */
export function passkCurve(n: any[][], c: any[][], k?: any[][], confidence?: any[][]): any[][] {
  return spill(() => {
    const problems = problemsOf({ n, c });
    const [samples, correct] = problems.counts;
    requireSamples(problems, samples, 1);
    const ks = isOmitted(k) ? undefined : drawsPerK(k);
    const valid = ks?.filter((draws) => typeof draws === "number");
    const points = passAtKCurve(samples, correct, valid, confidenceIn(confidence));
    const rowOf = ({ k: draws, passAtK, low, high, plugin, passHatK }: (typeof points)[0], where = ""): Cell[] => [
      draws,
      ...[passAtK, low, high, plugin, passHatK].map((value) => attempt(() => numberOrThrow(value), where)),
      samples.length,
    ];
    if (!ks) return [header, ...points.map((point) => rowOf(point))];
    let next = 0;
    const rows = cellPerK(k, (_, where) => rowOf(points[next++], where)).flat();
    const bad = (fault: Cell) => [...new Array<Cell>(header.length - 1).fill(fault), samples.length];
    return [header, ...rows.map((row) => (Array.isArray(row) ? (row as Cell[]) : bad(row)))];
  });
}

function numberOrThrow(value: number | DomainError): number {
  if (typeof value === "number") return value;
  throw value;
}
