import JSON5 from "json5";
import { Refusal } from "./refusal.ts";

const longInteger = /([:[,]\s*)(-?\d{16,})(?=\s*[,\]}])/g;
const bareNaN = /([:[,]\s*)[+-]?NaN(?=\s*[,\]}])/g;
const bareInfinity = /([:[,]\s*)\+?(-?)Infinity(?=\s*[,\]}])/g;

/** JSON5 says where a text stops being JSON in every browser, but takes seconds for a megabyte. */
const longestExplained = 2 ** 18;

/**
 * Reads JSON as harnesses write it: bare NaN comes back as null and Infinity as itself, and integers of 16 digits or more
 * come back as text, because a number would round them and they are ids.
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
  if (strictError instanceof RangeError) throw tooDeep(firstLine);
  // Words inside a string are replaced too, which no reader looks at.
  const numbers = text.replace(bareNaN, "$1null").replace(bareInfinity, "$1$21e999");
  let error = strictError;
  try {
    if (numbers !== text) return JSON.parse(numbers);
  } catch (second) {
    error = second;
  }
  if (text.length <= longestExplained) {
    try {
      JSON5.parse(text);
    } catch (explained) {
      if (explained instanceof RangeError) throw tooDeep(firstLine);
      error = explained;
    }
  }
  const message = error instanceof Error ? error.message : "";
  const [, line, column] = /at (\d+):(\d+)$/.exec(message) ?? [];
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  const lines = line === undefined ? text.slice(0, position).split("\n").length : Number(line);
  const isCut =
    /end of (JSON )?input|EOF|Unterminated string/i.test(message) || position >= Math.max(text.trimEnd().length, 1);
  const found = isCut
    ? "the JSON ends in the middle: it was cut off"
    : `this is not valid JSON${column === undefined ? "" : ` (column ${column})`}`;
  throw new Refusal("damaged", `${found}. Let the harness write the file again, or repair it, and read it again.`, {
    line: firstLine + lines - 1,
    isCut,
  });
}

function tooDeep(line: number): Refusal {
  return new Refusal("damaged", "this JSON is nested thousands of levels deep, as no results are; it is not read.", {
    line,
  });
}
