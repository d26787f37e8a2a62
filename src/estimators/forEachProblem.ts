import { distinctCounts } from "./distinctCounts.ts";

/** of(n, c) of every problem, worked out once for each pair of counts. */
export function forEachProblem(
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  of: (n: number, c: number) => number,
): Float64Array {
  const pairs = distinctCounts(n, c);
  return spread(
    pairs.n.map((samples, pair) => of(samples, pairs.c[pair])),
    pairs.index,
  );
}

/** The value of each problem's pair (a loop: Float64Array.from would walk an iterator, ten times slower). */
export function spread(values: ArrayLike<number>, index: Uint32Array): Float64Array {
  const column = new Float64Array(index.length);
  for (let problem = 0; problem < index.length; problem++) column[problem] = values[index[problem]];
  return column;
}
