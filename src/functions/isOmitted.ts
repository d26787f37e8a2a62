/** Whether an optional argument was left out: Excel hands over null, or one blank cell between two commas. */
import { isBlank } from "./cells.ts";

export function isOmitted(argument: unknown): boolean {
  if (!Array.isArray(argument)) return isBlank(argument);
  return argument.length === 1 && Array.isArray(argument[0]) && argument[0].length === 1 && isBlank(argument[0][0]);
}
