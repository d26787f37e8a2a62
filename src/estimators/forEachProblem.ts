/** of(n, c) of every problem, worked out once for each pair of counts: a benchmark has few different ones. */
export function forEachProblem(
  n: ArrayLike<number>,
  c: ArrayLike<number>,
  of: (n: number, c: number) => number,
): Float64Array {
  const known = new Map<number, Map<number, number>>();
  return Float64Array.from({ length: n.length }, (_, problem) => {
    const samples = n[problem];
    const correct = c[problem];
    let ofSamples = known.get(samples);
    if (!ofSamples) known.set(samples, (ofSamples = new Map()));
    let result = ofSamples.get(correct);
    if (result === undefined) ofSamples.set(correct, (result = of(samples, correct)));
    return result;
  });
}
