import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";

/** The files that a path stands for: itself, or all in that folder but the hidden ones, sorted. */
export async function filesUnder(path: string): Promise<string[]> {
  if (path === "-") return [path];
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Refusal("damaged", `there is no file or folder ${path}`);
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => !name.startsWith(".")).sort();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}
