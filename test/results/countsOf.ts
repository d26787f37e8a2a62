import { read } from "../../src/results/read.ts";
import type { Choices } from "../../src/results/reading.ts";
import { textSource } from "./textSource.ts";

/** The counts of files given as text, one line each: "[group|]problem n c unscored". */
export async function countsOf(
  files: Record<string, string | Uint8Array> | string,
  choices: Choices = {},
): Promise<string[]> {
  const named = typeof files === "string" ? { "file.txt": files } : files;
  const { counts } = await read(
    Object.entries(named).map(([name, content]) => textSource(name, content)),
    choices,
  );
  return counts.map(
    ({ group, problem, n, c, unscored }) => `${group ? `${group}|` : ""}${problem} ${n} ${c} ${unscored}`,
  );
}
