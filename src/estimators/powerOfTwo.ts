const LEAST = -1022;
const powers = new Float64Array(1024 - LEAST).fill(2 ** LEAST);
for (let i = 1; i < powers.length; i++) powers[i] = 2 * powers[i - 1];

/** 2^exponent, for whole exponents from -1022 to 1023; the ** operator may round as its engine likes. */
export const powerOfTwo = (exponent: number): number => powers[exponent - LEAST];
