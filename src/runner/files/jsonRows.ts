type Row = Record<string, unknown>;

/**
 * What `read` makes of each object of a JSONL text or of a JSON array of objects.
 *
 * @throws Where the text is no such thing or `read` throws: the message ends with the file and the line, or the place in the array.
 */
export function jsonRows<Result>(text: string, file: string, read: (row: Row) => Result): Result[] {
  const plain = text.replace(/^\uFEFF/, "");
  const isArray = plain.trimStart().startsWith("[");
  const at = (place: string, value: () => unknown): Result => {
    try {
      return read(asObject(value()));
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : String(error)} (${file}, ${place})`);
    }
  };
  if (isArray) {
    return arrayIn(plain, file).map((value, index) => at(`item ${index + 1}`, () => value));
  }
  return plain.split(/\r?\n/).flatMap((line, index) => {
    return line.trim() === "" ? [] : [at(`line ${index + 1}`, () => parsed(line))];
  });
}

function arrayIn(text: string, file: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    throw new Error(`${file} must be JSON lines or a whole JSON array; got one that is damaged or cut`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`each line must be JSON; got ${line.slice(0, 40)}`);
  }
}

function asObject(value: unknown): Row {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Row;
  throw new Error(`each row must be an object; got ${JSON.stringify(value).slice(0, 40)}`);
}
