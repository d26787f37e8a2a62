import { DomainError } from "./domainError.ts";

/** Throws a DomainError unless n, c and k are counts with 0 <= c <= n, n >= 1 and k >= 1. */
export function checkCounts(n: number, c: number, k: number): void {
  checkCount("n", n);
  if (!(Number.isSafeInteger(c) && c >= 0 && c <= n)) {
    throw new DomainError("invalid", "c", `a whole number from 0 to n = ${n}`, c);
  }
  checkDraws(k);
  checkAnySample(n);
}

/** Throws a DomainError unless n, c and k are counts with 0 <= c <= n and 1 <= k <= n. */
export function checkCountsWithin(n: number, c: number, k: number): void {
  checkCounts(n, c, k);
  checkDrawsWithin(n, k);
}

/** Throws a DomainError unless n samples exist, n >= 1. */
export function checkSamples(n: number): void {
  checkCount("n", n);
  checkAnySample(n);
}

/** Throws a DomainError unless k is a whole number of 1 or more. */
export function checkDraws(k: number): void {
  if (!(Number.isSafeInteger(k) && k >= 1)) {
    throw new DomainError("invalid", "k", "a whole number from 1 to 9007199254740991", k);
  }
}

/** Throws a DomainError where k draws cannot be made from n samples. */
export function checkDrawsWithin(n: number, k: number): void {
  if (k > n) throw new DomainError("notEstimable", "k", `at most n = ${n}`, k);
}

function checkCount(name: string, value: number): void {
  if (!(Number.isSafeInteger(value) && value >= 0)) {
    throw new DomainError("invalid", name, "a whole number from 0 to 9007199254740991", value);
  }
}

function checkAnySample(n: number): void {
  if (n === 0) throw new DomainError("notEstimable", "n", "at least 1, since there are no samples", n);
}
