import { exp } from "./exp.ts";
import { expRemainder } from "./expRemainder.ts";
import { LN2_HIGH, LN2_LOW } from "./ln2.ts";
import { powerOfTwo } from "./powerOfTwo.ts";

/** e^x - 1 without cancellation, with the same bits in every engine as exp; within 1.1 units in the last place; any x. */
export function expm1(x: number): number {
  const m = Math.round(x / Math.LN2);
  if (m === 0) return Math.abs(x) < 2 ** -54 ? x : x + expRemainder(x);
  if (!(Math.abs(m) < 54)) return exp(x) - 1;
  const high = x - m * LN2_HIGH;
  const low = m * LN2_LOW;
  const r = high - low;
  const scale = powerOfTwo(m);
  const sum = scale - 1 + scale * r;
  return sum + (scale - 1 - sum + scale * r + scale * (high - r - low + expRemainder(r)));
}
