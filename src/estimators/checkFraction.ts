import { DomainError } from "./domainError.ts";

/** Throws a DomainError unless the value is from 0 to 1. */
export function checkFraction(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) throw new DomainError("invalid", name, "from 0 to 1", value);
}
