import { exponentOf } from "./exponentOf.ts";
import { log } from "./log.ts";
import { logOfParts } from "./logOfParts.ts";
import { powerOfTwo } from "./powerOfTwo.ts";

/** ln(1 + x) without cancellation, with the same bits in every engine as log; within 0.9 units in the last place; NaN below -1. */
export function log1p(x: number): number {
  if (Math.abs(x) < 2 ** -54) return x;
  if (x > -0.29 && x < 0.41) return logOfParts(0, x, 0);
  if (!(x > -1 && x < 2 ** 54)) return log(1 + x);
  const sum = 1 + x;
  const lost = x > 1 ? 1 - (sum - x) : x - (sum - 1);
  const m = exponentOf(sum);
  return logOfParts(m, sum * powerOfTwo(-m) - 1, lost / sum);
}
