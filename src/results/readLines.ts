import type { Context } from "./context.ts";
import { isObject, type FileReading, type JsonObject } from "./format.ts";
import { otherRows, rowFormats } from "./formats.ts";
import { parseJson } from "./parseJson.ts";
import { recognise } from "./recognise.ts";
import { Refusal } from "./refusal.ts";
import { forEachLine } from "./stream/lines.ts";
import { pickFields } from "./stream/pickFields.ts";
import { unknownShape } from "./unknownShape.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a stream with a JSON object a line.
 *
 * @param first The objects in its first lines, which tell the format.
 * @throws {Refusal} Names the line that is damaged or of another format; a last line that is cut is left out and told.
 */
export async function readLines(
  chunks: AsyncIterable<Uint8Array>,
  first: JsonObject[],
  context: Context,
): Promise<FileReading> {
  const told = recognise([...rowFormats, otherRows], first);
  if (!told) throw new Refusal("unknown", unknownShape(first));
  const { format, reason } = told;
  const reader = format.open(context, first);
  const pick = reader.fields && pickFields(reader.fields);
  let index = 0;
  let broken: Refusal | undefined;
  await forEachLine(chunks, (bytes, start, end, line) => {
    if (broken) throw broken;
    let row: unknown = pick?.(bytes, start, end);
    try {
      row ??= parseJson(textOf(bytes.subarray(start, end), line), line);
    } catch (error) {
      // Only the last line may be damaged: then the file was cut.
      if (!(error instanceof Refusal)) throw error;
      broken = error;
      return;
    }
    if (!isObject(row)) {
      const got = row === null ? "null" : Array.isArray(row) ? "a list" : `a ${typeof row}`;
      const what = `this line must be a JSON object as the others are; got ${got}`;
      throw new Refusal("damaged", `${what}. Take the line out, or let the harness write the file again.`, { line });
    }
    reader.row(row, line, index++);
  });
  if (broken && !broken.isCut) throw broken;
  if (broken) context.issue("The last line is cut off: only the rows before it are counted.", broken.line);
  reader.end?.();
  return { format: format.name, reason, manyFiles: format.manyFiles ?? false };
}

function textOf(bytes: Uint8Array, line: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal("damaged", "this line is not UTF-8 as the others are. Save the file as UTF-8.", { line });
  }
}
