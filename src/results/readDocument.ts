import { beforeCut } from "./beforeCut.ts";
import type { Context } from "./context.ts";
import type { FileReading } from "./format.ts";
import { parseJson } from "./parseJson.ts";
import { readValue } from "./readValue.ts";
import { Refusal } from "./refusal.ts";
import { gather } from "./stream/gather.ts";

const decoder = new TextDecoder();

/** Reads a stream that is one JSON value; of one that is cut, the rows before the cut. */
export async function readDocument(chunks: AsyncIterable<Uint8Array>, context: Context): Promise<FileReading> {
  const text = decoder.decode(await gather(chunks));
  let document: unknown;
  try {
    document = parseJson(text);
  } catch (error) {
    return readBeforeCut(text, error, context);
  }
  return readValue(document, context);
}

/** Reads the rows before the cut; where there are none, the error stands. */
function readBeforeCut(text: string, error: unknown, context: Context): FileReading {
  const whole = error instanceof Refusal && error.isCut ? beforeCut(text) : undefined;
  if (whole === undefined) throw error;
  let reading: FileReading;
  try {
    reading = readValue(parseJson(whole), context);
  } catch (second) {
    throw second instanceof Refusal && second.kind === "ask" ? second : error;
  }
  const line = whole.split("\n").length;
  context.issue("The file is cut off here: only the whole rows before the cut are counted.", line);
  return reading;
}
