import { Refusal } from "./refusal.ts";

/**
 * The id of a problem as text: "1" and 1 are one problem, 00123 stays 00123.
 *
 * @param field Where it stood, for the message.
 * @throws {Refusal} Where there is none.
 */
export function problemId(value: unknown, field: string, line?: number): string {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") return String(value);
  const got =
    value === undefined
      ? "nothing"
      : value === null
        ? "null"
        : typeof value === "string"
          ? "a blank"
          : "a list or object";
  throw new Refusal("damaged", `${field} must be the id of the problem; got ${got}. Is this one file of one format?`, {
    line,
  });
}
