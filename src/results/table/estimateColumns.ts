import { isEstimate } from "./isEstimate.ts";

/** The columns that sum up several attempts by their names, and pass1, pass5, pass10, whose numbers count no attempts. */
export function estimateColumns(header: readonly string[]): number[] {
  const numbers = header.map((name) => Number(/^pass[\s_-]*(\d+)$/i.exec(name.trim())?.[1] ?? NaN));
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort((a, b) => a - b);
  const areAttempts = sorted.every((number, i) => (i === 0 ? number < 2 : number - sorted[i - 1]! < 2));
  return header.flatMap((name, i) => (isEstimate(name) || (!areAttempts && !Number.isNaN(numbers[i])) ? [i] : []));
}
