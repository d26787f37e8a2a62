import { exp } from "./exp.ts";
import { log } from "./log.ts";
import { log1p } from "./log1p.ts";
import { productError } from "./productError.ts";

/** From here on the asymptotic series of the gamma ratio is exact in a double. */
const SERIES_FROM = 10;
/** Beyond this t / sqrt(df), 1 + t^2 / df is t^2 / df. */
const NOTHING_TO_ADD = 2 ** 30;

/**
 * t times Student's density at t > 0 with df >= 1 degrees of freedom, within 1e-13 relative.
 *
 * The density itself would underflow where df is small and the tail beyond t is not.
 */
export function studentTDensity(t: number, df: number): number {
  const ratio = t / Math.sqrt(df);
  const scale = gammaRatio(df / 2) / Math.sqrt(Math.PI);
  if (ratio > NOTHING_TO_ADD) return scale * exp(-df * log(ratio));
  return scale * ratio * powerOfSpread(t, df);
}

/** (1 + t^2 / df)^(-(df+1)/2): its logarithm may be so large that what was rounded off it, and off t^2 / df, has to be put back. */
function powerOfSpread(t: number, df: number): number {
  const square = t * t;
  const x = square / df;
  const product = x * df;
  const lostOfX = (square - product - productError(x, df, product) + productError(t, t, square)) / df;
  const half = (df + 1) / 2;
  const log = log1p(x);
  const exponent = half * log;
  // Two halves, since one power would underflow before t times the density does.
  const root = exp(-exponent / 2);
  return root * (1 - productError(half, log, exponent) - (half * lostOfX) / (1 + x)) * root;
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
