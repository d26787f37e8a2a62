import { isObject, type JsonObject } from "./format.ts";
import { parseJson } from "./parseJson.ts";
import { Refusal } from "./refusal.ts";

/**
 * The objects in the first lines where the text has one a line, or undefined where it is one JSON value.
 *
 * @throws {Refusal} Where the first line is damaged and the next ones are objects.
 */
export function firstRows(text: string, isAll: boolean): JsonObject[] | undefined {
  const lines = text.split("\n");
  if (!isAll) lines.pop();
  const filled = lines.flatMap((line, i) => (line.trim() === "" ? [] : [{ line, number: i + 1 }]));
  const rows = filled.map(({ line, number }, i) => {
    try {
      return parseJson(line, number);
    } catch (error) {
      // Only the first line decides what the file is; damage further down is found when that line is read.
      return i === 0 ? error : undefined;
    }
  });
  const isText = rows.length > 1 && rows.slice(1, 3).every(isObject) && filled[0]!.line.trimStart().startsWith("{");
  if (rows[0] instanceof Refusal && isText) throw rows[0];
  if (!isObject(rows[0]) || rows[0] instanceof Refusal) return undefined;
  return rows.length > 1 || !isAll ? rows.filter(isObject) : undefined;
}
