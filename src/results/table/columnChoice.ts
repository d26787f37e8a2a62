import type { Choice } from "../reading.ts";
import { squash } from "./names.ts";

/** The choice of a column by its name, with its place where other columns have the same; `column` is the usual one. */
export function columnChoice(id: string, label: string, header: readonly string[], column: number | undefined): Choice {
  const uses = new Map<string, number>();
  for (const name of header) uses.set(squash(name), (uses.get(squash(name)) ?? 0) + 1);
  const options = header.map((name, i) => {
    const isAlone = name.trim() !== "" && uses.get(squash(name)) === 1;
    const place = isAlone ? "" : `column ${i + 1}`;
    return { value: String(i), label: [name.trim(), place].filter(Boolean).join(", ") };
  });
  return { id, label, options, value: column === undefined ? "" : String(column) };
}
