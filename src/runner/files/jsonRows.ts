/**
 * The objects of a JSONL text or of a JSON array of objects, each with the line it begins on (a row of an array: its place).
 * Throws when a line is not a JSON object.
 */
export function jsonRows(text: string, file: string): { line: number; row: Record<string, unknown> }[] {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.trimStart().startsWith("[")) {
    return (JSON.parse(plain) as unknown[]).map((row, index) => ({
      line: index + 1,
      row: asObject(row, file, index + 1),
    }));
  }
  return plain.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === "") return [];
    return [{ line: index + 1, row: asObject(parse(line, file, index + 1), file, index + 1) }];
  });
}

function parse(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${file} must be JSON lines; got ${line.slice(0, 40)} (line ${number})`);
  }
}

function asObject(value: unknown, file: string, number: number): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Error(`${file} must hold objects; got ${JSON.stringify(value).slice(0, 40)} (line ${number})`);
}
