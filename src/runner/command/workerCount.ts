import { availableParallelism } from "node:os";

/** How many workers to run: the number asked for, or one less than the processors, at most four. */
export function workerCount(asked: string | undefined): number {
  if (asked === undefined) return Math.max(1, Math.min(4, availableParallelism() - 1));
  const count = Number(asked);
  if (!Number.isInteger(count) || count < 1 || count > 64) {
    throw new Error(`--workers must be a whole number from 1 to 64; got ${asked}`);
  }
  return count;
}
