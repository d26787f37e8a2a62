import { DomainError } from "./domainError.ts";
import { normalQuantile } from "./normalQuantile.ts";
import { studentTQuantile } from "./studentTQuantile.ts";

/** The last t quantile, which a curve asks for again at each k; the same arguments always give the same number. */
let last = { tail: NaN, df: NaN, t: NaN };

/** The value that |Z|, or |T| where df is given, stays below with this confidence. */
export function criticalValue(confidence: number, df?: number): number {
  if (!(confidence > 0 && confidence < 1)) {
    throw new DomainError("invalid", "confidence", "above 0 and below 1", confidence);
  }
  const tail = (1 - confidence) / 2;
  if (df === undefined) return -normalQuantile(tail);
  if (last.tail !== tail || last.df !== df) last = { tail, df, t: -studentTQuantile(tail, df) };
  return last.t;
}
