import type { Context } from "./context.ts";

/** A JSON object as a file holds it: every field is there or not, and of any type. */
export type JsonObject = { readonly [name: string]: unknown };

/** A format whose file is a sequence of objects: JSONL, a JSON array or parquet rows. */
export interface RowFormat {
  name: string;
  /** True where one run is spread over several files. */
  manyFiles?: true;
  /** What in the first rows tells the format, or undefined where it is another. */
  recognise(rows: readonly JsonObject[]): string | undefined;
  /** Starts a file; the function it returns takes row after row, `index` from 0. */
  open(context: Context, rows: readonly JsonObject[]): RowReader;
}

export interface RowReader {
  /** The top-level fields that `row` looks at; where they are not given it gets the whole object. */
  fields?: readonly string[];
  row(row: JsonObject, line: number | undefined, index: number): void;
  end?(): void;
}

/** A format whose file is one JSON value. */
export interface DocumentFormat {
  name: string;
  manyFiles?: true;
  recognise(document: unknown): string | undefined;
  read(document: unknown, context: Context): void;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a file was taken for, and why. */
export interface FileReading {
  format: string;
  reason: string;
  /** True where one run is spread over several files. */
  manyFiles: boolean;
}
