import JSON5 from "json5";
import { Refusal } from "./refusal.ts";

const longInteger = /([:[,]\s*)(-?\d{16,})(?=\s*[,\]}])/g;
const bareNumberWord = /[:[,]\s*[+-]?(NaN|Infinity)\b/;

/**
 * Reads JSON as harnesses write it: bare NaN and Infinity are allowed, and integers of 16 digits or more come back as
 * text, because a number would round them and they are ids.
 *
 * @param firstLine The line of the file on which the text starts, for the message.
 * @throws {Refusal} Says where the text stops being JSON, and whether it was cut.
 */
export function parseJson(text: string, firstLine = 1): unknown {
  if (/\d{16}/.test(text)) {
    const quoted = text.replace(longInteger, '$1"$2"');
    try {
      // Digits inside a string make the quoted text invalid; then the text is read as it stands.
      if (quoted !== text) return JSON.parse(quoted);
    } catch {
      // Read below.
    }
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    return parseTolerant(text, firstLine, error);
  }
}

function parseTolerant(text: string, firstLine: number, strictError: unknown): unknown {
  let message = strictError instanceof Error ? strictError.message : "";
  try {
    const value: unknown = JSON5.parse(text);
    if (bareNumberWord.test(text)) return value;
  } catch (error) {
    if (error instanceof Error) message = error.message;
  }
  const [, line, column] = /at (\d+):(\d+)$/.exec(message) ?? [];
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  const lines = line === undefined ? text.slice(0, position).split("\n").length : Number(line);
  const isCut = message.includes("end of input");
  const found = isCut
    ? "the file ends in the middle of a JSON value: it was cut off"
    : `this is not valid JSON${column === undefined ? "" : ` (column ${column})`}`;
  throw new Refusal("damaged", `${found}. Let the harness write the file again, or repair it, and read it again.`, {
    line: firstLine + lines - 1,
  });
}
