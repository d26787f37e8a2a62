/** ln(m!) less Stirling's ln(sqrt(2 pi m) (m/e)^m), for whole m >= 1 (Loader 2000, section 4), within 1e-16 absolute. */
export function stirlingError(m: number): number {
  if (m <= small.length) return small[m - 1];
  const square = m * m;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / m;
}

const small = [
  0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.00833056343336287,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.0059513701127588475, 0.005554733551962801,
];
