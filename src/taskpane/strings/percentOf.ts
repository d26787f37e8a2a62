/** A fraction without digits that say nothing: "95%", "99.5%". */
export const percentOf = (fraction: number) => `${+(100 * fraction).toFixed(4)}%`;
