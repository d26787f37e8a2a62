import { exponentOf } from "./exponentOf.ts";
import { logOfParts } from "./logOfParts.ts";
import { powerOfTwo } from "./powerOfTwo.ts";

/**
 * ln x in sums, products and quotients alone, so that it has the same bits in every engine; Math.log has not.
 * Within 0.9 units in the last place; NaN below 0.
 */
export function log(x: number): number {
  if (!(x > 0 && x < Infinity)) return x === 0 ? -Infinity : x > 0 ? x : NaN;
  // Far out, the power of two that brings x back to 1 would itself be out of range.
  if (x < 2 ** -1000) return log(x * 2 ** 64) - 64 * Math.LN2;
  if (x > 2 ** 1000) return log(x / 2 ** 64) + 64 * Math.LN2;
  const m = exponentOf(x);
  return logOfParts(m, x * powerOfTwo(-m) - 1, 0);
}
