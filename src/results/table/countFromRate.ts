import { Refusal } from "../refusal.ts";
import { columnFacts, numberOf, textOf } from "./columnFacts.ts";

/**
 * The c that a rate of n samples stands for: the only whole number that rounds to what is written.
 *
 * @throws {Refusal} Where there is none, or more than one.
 */
export function countFromRate(
  n: number,
  value: unknown,
  name: string,
  sample: readonly (readonly unknown[])[],
  column: number,
  line: number | undefined,
): number {
  const written = numberOf(value);
  const text = textOf(value);
  const isPercent = !text.includes("%") && (/%|percent|pct/i.test(name) || columnFacts(sample, column).largest > 1);
  const rate = written === undefined ? NaN : isPercent ? written / 100 : written;
  const decimals = /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
  const rounding = 0.5 * 10 ** -decimals * (isPercent || text.includes("%") ? 0.01 : 1);
  const c = Math.round(n * rate);
  if (Math.abs(n * rate - c) <= n * Math.min(rounding, 0.5 / (n + 1)) + 1e-6 && c <= n) return c;
  throw new Refusal("damaged", `${name} must be a share of ${n} samples; got ${text || "a blank"}.`, { line });
}
