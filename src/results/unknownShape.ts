import { isObject } from "./format.ts";

/** What a user reads where no reader knows the JSON. */
export function unknownShape(value: unknown): string {
  return `this JSON holds ${describe(value)}, which no reader knows. A table can be read: CSV, or a JSON object a line, with the problem and its verdict.`;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${describe(value[0])}`;
  if (isObject(value)) return `an object with ${Object.keys(value).slice(0, 8).join(", ") || "nothing in it"}`;
  return value === null ? "nothing (null)" : `a ${typeof value}`;
}
