const bits = new DataView(new ArrayBuffer(8));

/** The whole number m that brings x / 2^m nearest to 1, from sqrt(1/2) to sqrt(2); for positive x from 2^-1022. */
export function exponentOf(x: number): number {
  bits.setFloat64(0, x);
  // A mantissa above that of sqrt(2) carries over into the exponent.
  return ((bits.getInt32(0) + 0x95f62) >> 20) - 1023;
}
