import { expRemainder } from "./expRemainder.ts";
import { LN2_HIGH, LN2_LOW } from "./ln2.ts";
import { powerOfTwo } from "./powerOfTwo.ts";

/**
 * e^x in sums, products and quotients alone, so that it has the same bits in every engine; Math.exp has not.
 * x is 2^m e^r with r at most half of ln 2 (Cody & Waite 1980, Software Manual for the Elementary Functions).
 * Within 0.75 units in the last place; any x.
 */
export function exp(x: number): number {
  if (!(x > -746)) return x < 0 ? 0 : x;
  if (x > 710) return Infinity;
  const m = Math.round(x / Math.LN2);
  const high = x - m * LN2_HIGH;
  const low = m * LN2_LOW;
  const r = high - low;
  const sum = 1 + r;
  const power = sum + (1 - sum + r + (high - r - low + expRemainder(r)));
  if (m > 1023) return power * 2 * powerOfTwo(m - 1);
  return m < -1021 ? power * powerOfTwo(m + 54) * 2 ** -54 : power * powerOfTwo(m);
}
