import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Assets } from "./assets.ts";

/** The files of a folder, as it stands now: only names that its listing holds are ever read. */
export async function folderAssets(folder: string): Promise<Assets> {
  const names = new Set<string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if ((await stat(join(folder, name))).isFile()) names.add(name.replaceAll("\\", "/"));
  }
  return async (path) => (names.has(path) ? new Uint8Array(await readFile(join(folder, path))) : undefined);
}
