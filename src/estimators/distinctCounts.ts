interface DistinctCounts {
  /** The different pairs of counts. */
  n: number[];
  c: number[];
  /** Which of them each problem has. */
  index: Uint32Array;
}

/** The different pairs (n, c) of a benchmark, which has few of them: what depends on nothing else is worked out once for each. */
export function distinctCounts(n: ArrayLike<number>, c: ArrayLike<number>): DistinctCounts {
  const known = new Map<number, Map<number, number>>();
  const pairs: DistinctCounts = { n: [], c: [], index: new Uint32Array(n.length) };
  for (let problem = 0; problem < n.length; problem++) {
    const samples = n[problem];
    const correct = c[problem];
    let ofSamples = known.get(samples);
    if (!ofSamples) known.set(samples, (ofSamples = new Map()));
    let index = ofSamples.get(correct);
    if (index === undefined) {
      index = pairs.n.push(samples) - 1;
      pairs.c.push(correct);
      ofSamples.set(correct, index);
    }
    pairs.index[problem] = index;
  }
  return pairs;
}
