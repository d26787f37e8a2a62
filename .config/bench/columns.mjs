/** Counts to bench on, the same in every run: n from `samples`, c anything from 0 to n. */
export function columns(rows, samples) {
  const next = randomNumbers(20_260);
  const n = Float64Array.from({ length: rows }, () => samples(next()));
  const c = n.map((most) => Math.floor(next() * (most + 1)));
  return { n, c };
}

/** Each number in a cell of its own, as Excel hands a column over. */
export function boxed(column) {
  return Array.from(column, (value) => [value]);
}

/** Numbers from 0 to 1 by a 32-bit linear congruence (Numerical Recipes). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
