/**
 * The folder of each file, which tells the runs apart whose files have the same names, without the folders above that all
 * of them share.
 *
 * @example foldersOf(["runs/a/x/0.json", "runs/a/y/0.json"]) // ["x", "y"]
 */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.map((path) => path.split(/[/\\]/).slice(0, -1));
  const shortest = Math.min(...folders.map(({ length }) => length));
  let shared = 0;
  while (shared < shortest - 1 && folders.every((folder) => folder[shared] === folders[0]![shared])) shared++;
  return folders.map((folder) => folder.slice(shared).join("/"));
}
