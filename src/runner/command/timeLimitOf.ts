/** A time limit in seconds, above 0 and at most an hour. */
export function timeLimitOf(asked: string): number {
  const seconds = Number(asked);
  if (asked.trim() !== "" && seconds > 0 && seconds <= 3600) return seconds;
  throw new Error(`--time-limit must be seconds above 0 and at most 3600; got ${asked}`);
}
