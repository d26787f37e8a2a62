import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { numberOf, textOf } from "./columnFacts.ts";

/** The c that a rate of n samples stands for. */
export type CountFromRate = (n: number, value: unknown, line: number | undefined) => number;

/**
 * Reads a column of rates: shares (0.5), percentages with their sign (50%), or without (50).
 *
 * @returns A function that gives the only whole number of n samples that rounds to what is written; it throws a `Refusal`
 *   where there is none, or where shares and percentages are mixed and a cell could be either.
 */
export function rateReader(
  sample: readonly (readonly unknown[])[],
  column: number,
  name: string,
  context: Context,
): CountFromRate {
  const written = sample.map((row) => textOf(row[column])).filter((text) => text !== "");
  const bare = written.filter((text) => !text.includes("%")).flatMap((text) => numberOf(text) ?? []);
  const hasSigns = written.some((text) => text.includes("%"));
  const arePercent = /%|percent|pct/i.test(name);
  const isMixed =
    !arePercent && bare.some((rate) => rate > 0 && rate <= 1) && (hasSigns || bare.some((rate) => rate > 1));
  const isPercent = arePercent || bare.some((rate) => rate > 1);

  return (n, value, line) => {
    const text = textOf(value);
    const rate = numberOf(value) ?? NaN;
    if (text.includes("%") || !isMixed || rate > 1) {
      const c = countOf(n, rate, text, text.includes("%") ? 1 : isPercent ? 100 : 1);
      if (c !== undefined) return c;
      throw new Refusal("damaged", `${name} must be a share of ${n} samples; got ${text || "a blank"}.`, { line });
    }
    const share = countOf(n, rate, text, 1);
    const percent = countOf(n, rate, text, 100);
    if (share !== undefined && percent !== undefined && share !== percent) {
      const what = `${name} must be written in one way, as shares or as percentages; got ${text}, which may be ${share} or ${percent} of ${n}`;
      throw new Refusal("damaged", `${what}. Write the column as 50% or as 0.5 throughout.`, { line });
    }
    const c = share ?? percent;
    if (c === undefined)
      throw new Refusal("damaged", `${name} must be a share of ${n} samples; got ${text}.`, { line });
    context.tellOnce(
      "rates",
      line,
      () => `“${name}” mixes shares and percentages: each is read as what gives a whole count.`,
    );
    return c;
  };
}

/** The only whole number that, as a rate in units of 1 / `unit`, rounds to what is written; undefined where there is none. */
function countOf(n: number, rate: number, text: string, unit: 1 | 100): number | undefined {
  const decimals = /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
  const rounding = (0.5 * 10 ** -decimals) / (text.includes("%") ? 100 : unit);
  const count = (n * rate) / unit;
  const c = Math.round(count);
  return Math.abs(count - c) <= n * Math.min(rounding, 0.5 / (n + 1)) + 1e-6 && c >= 0 && c <= n ? c : undefined;
}
