import { DomainError } from "./domainError.ts";
import { normalQuantile } from "./normalQuantile.ts";
import { studentTQuantile } from "./studentTQuantile.ts";

/** The value that |Z|, or |T| where df is given, stays below with this confidence. */
export function criticalValue(confidence: number, df?: number): number {
  if (!(confidence > 0 && confidence < 1)) {
    throw new DomainError("invalid", "confidence", "above 0 and below 1", confidence);
  }
  const tail = (1 - confidence) / 2;
  return df === undefined ? -normalQuantile(tail) : -studentTQuantile(tail, df);
}
