/** A fraction as the charts show it, "84.8%". */
export const percent = (fraction: number): string => `${(100 * fraction).toFixed(1)}%`;
