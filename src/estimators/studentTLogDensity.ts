import { exp } from "./exp.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";

/** From here on the asymptotic series of the gamma ratio is exact in a double. */
const SERIES_FROM = 10;
/** Beyond this log of t / sqrt(df), 1 + t^2 / df is t^2 / df. */
const NOTHING_TO_ADD = 20;

/**
 * The logarithm of t times Student's density at t > 0 with df >= 1 degrees of freedom, within 1e-15 (1 + its size).
 *
 * The density itself would underflow where df is small and the tail beyond t is not.
 */
export function studentTLogDensity(t: number, df: number): number {
  const logRatio = log(t / Math.sqrt(df));
  const logPower = logRatio < NOTHING_TO_ADD ? logRatio - ((df + 1) / 2) * log1p((t / df) * t) : -df * logRatio;
  return log(gammaRatio(df / 2) / Math.sqrt(Math.PI)) + logPower;
}

/** Gamma(x + 1/2) / Gamma(x), without the cancellation of two log-gammas. */
function gammaRatio(x: number): number {
  let shift = 1;
  let at = x;
  for (; at < SERIES_FROM; at++) shift *= at / (at + 0.5);
  const inverse = 1 / at;
  const square = inverse * inverse;
  const series =
    -1 / 8 +
    square * (1 / 192 + square * (-1 / 640 + square * (17 / 14336 + square * (-31 / 18432 + (square * 691) / 180224))));
  return shift * Math.sqrt(at) * exp(series * inverse);
}
