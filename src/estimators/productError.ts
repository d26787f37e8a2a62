const SPLITTER = 2 ** 27 + 1;

/** What rounding took from a * b = product, exactly (Dekker 1971), for factors and a product far from overflow and underflow. */
export function productError(a: number, b: number, product: number): number {
  const aHigh = upper(a);
  const bHigh = upper(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}

/** The upper half of the bits of x. */
function upper(x: number): number {
  const scaled = SPLITTER * x;
  return scaled - (scaled - x);
}
