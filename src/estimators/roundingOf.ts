/** What rounding alone can make of equal differences of two of these scores. */
export function roundingOf(scores: Float64Array): number {
  return 4 * 2 ** -53 * scores.reduce((most, score) => Math.max(most, score), 0);
}
