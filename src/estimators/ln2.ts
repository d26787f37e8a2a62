/** The first 32 bits of ln 2: a whole number below 2^21 times it is exact. */
export const LN2_HIGH = 2977044471 / 2 ** 32;

/** The rest of ln 2. */
export const LN2_LOW = 1.9082149292705877e-10;
