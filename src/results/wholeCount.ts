import { Refusal } from "./refusal.ts";

/**
 * The c of a problem from its pass@1, which is c / n.
 *
 * @throws {Refusal} Where n times the rate is not a whole number from 0 to n, within 1e-6.
 */
export function wholeCount(n: number, rate: unknown, name: string, line?: number): number {
  const c = Math.round(n * Number(rate));
  if (typeof rate === "number" && Math.abs(n * rate - c) <= 1e-6 && c >= 0 && c <= n) return c;
  throw new Refusal(
    "damaged",
    `${name} must be a share of ${n} responses; got ${typeof rate === "number" ? rate : typeof rate}.`,
    { line },
  );
}
